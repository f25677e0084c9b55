# The words of generated missions. Each alternative of a text begins with "|"; the dice choose one.
# A goal has its name before "::" and what is told when it is taken behind it.

contract-firms =
    | Halden
    | Orrin
    | Vale
    | Castor
    | Meridian
    | Brandt
    | Sable
    | Quill
    | Tarn
    | Lowell
    | Mercer
    | Pike
    | Ashgrove
    | Dunmore
    | Ferrow
    | Kestrel
    | Larkin
    | Navarre
    | Ostrava
    | Penrose
    | Rook
    | Sorrel
    | Thorne
    | Umber
    | Voss
    | Wicker
    | Yarrow
    | Corliss
    | Ember
    | Galt

contract-hook =
    | The job came on a slip of paper, which means that somebody is afraid of the wires.
    | It has been pinned to GHOST's board for a week. Nobody has taken it down, and nobody has taken it.
    | Ines found the client. The client has asked not to be found again.
    | Half of the money is on the table. The other half is waiting for { $place } to be one thing poorer.
    | The client gave no name and two correct passwords, the second of them ours.
    | Somebody who used to work at { $place } would like to know whether they still exist there.
    | It is a small job, says the note. It is written on very expensive paper.
    | A lawyer pays for this one, by the hour, and will swear that it was never asked for.
    | The request was sent to nine groups. Eight of them have answered with a price.
    | Three people have been promised what lies in { $place }. Only one of them pays in advance.
    | The client has the floor plan, the rota and a grudge. Two of these are up to date.
    | { $firm } bought out a friend of ours on Monday. This is the reply.
    | A child's voice read the order over the radio, twice, and then the weather.
    | There is a hole in { $firm }'s books the shape of one evening. Somebody wants it made a little larger.

contract-job-one =
    | Wanted: { $goal }.
    | There is one thing to bring: { $goal }. Leave the rest as straight as it hangs.
    | The order names it in capitals: { $goal }. One piece, undamaged, tonight.
    | What counts is { $goal }. Everything else in the building is furniture.

contract-job-more =
    | Wanted: { $goals } and { $last }, in whatever order the night allows.
    | The list is short: { $goals }, then { $last }. Or the other way round.
    | Bring { $goals } and { $last }. One without the other is worth nothing to anybody.
    | It takes all of it to make sense of any of it: { $goals } and { $last }.

contract-locked =
    | { $goal } is behind a lock. Its key hangs somewhere else, because keys are looked after by people.
    | The door before { $goal } is a good one. They trust it so much that the key lies about.
    | { $goal } is locked in. The key is on the plan, and not close.
    | You will want the key before you want { $goal }: the lock there does not negotiate.

contract-extra =
    | { $goal } is not in the contract, but somebody would pay for it.
    | If the night is long enough, look out for { $goal } as well.
    | Ines has a private interest in { $goal }. She says it can wait. It cannot.
    | On the side, and only if it costs nothing: { $goal }.

contract-warning-story =
    | The shift is short of sleep and long on coffee breaks.
    | They have had no trouble here for years and do not expect any.
    | It is a quiet house. Keep it one.
    | Somebody there has been bribed already, though not to do very much.

contract-warning-standard =
    | They count their people every hour and their doors every two.
    | The shift knows its rounds and dislikes surprises.
    | Nothing here is asleep, but not everything is awake at once.
    | Expect them to be good at this. It is what they are paid for.

contract-warning-hard =
    | Somebody told them that you might come. They have not been told when.
    | The last crew that tried it is still being billed for the damage.
    | Double shift, fresh batteries, and a captain who reads reports.
    | Nobody on this shift has ever been surprised twice.

contract-leave-back =
    | Leave the way you came.
    | The door that let you in will let you out, once.
    | Ines keeps the engine warm where she drops you.
    | Come back to where you started; there is no other way she can wait.

contract-leave-on =
    | The way in closes behind you. The way out is on the plan.
    | Do not come back the same way: Ines will wait on the other side.
    | You go in at one end and out at the other, like everybody who is not staying.
    | By then the street door is watched. Take the other one.

contract-end =
    | Nobody at { $place } notices until Thursday, and then the wrong person is asked.
    | The client counts it, weighs it, and asks no question. That is what the price was for.
    | By morning { $firm } has changed every lock but the one you used.
    | The report will say that nothing is missing. It will be signed by four people who know better.
    | Ines drives two bridges out of the way, to see who follows. Nobody does. She drives a third.
    | The money is there, in small notes, in a lunch box somebody still wants back.
    | GHOST takes the slip off the board. There are five more under it.
    | { $firm } offers a reward. It is less than you were paid, which hurts a little.
    | Somewhere a light is switched on too late, and stays on all night.
    | Garrett sleeps until noon. On the stairs somebody has left a coffee and no name.
    | The alarm at { $place } is tested the next day. It works perfectly.

# The office tower.

contract-office-house =
    | { $firm } Tower
    | { $firm } House
    | { $firm } Exchange
    | { $firm } Mutual
    | { $firm } Chambers
    | { $firm } Point
contract-office-place =
    | { $place } rents its upper floors to companies that rent their names.
    | Forty people work on this floor of { $place } by day. By night it is kept at the same temperature, for their chairs.
    | { $place } has glass walls, so that everybody can see how little is going on.
    | The lift at { $place } asks for your business. The stairs do not.
    | The carpet of { $place } is thick enough to lose a shoe in, and { $firm } had it laid for that.
    | There is a plant on every desk in { $place }, and all of them are the same plant.
contract-office-goals =
    | Merger file :: Two companies are to become one. The file lists who will not be needed: it is everybody but the author.
    | Board minutes :: The minutes of a meeting that takes place next week. They are already signed.
    | Payroll drum :: Eleven hundred salaries, each rounded down to the same cent. The cents go to a charity for machines.
    | Founder's letter :: Written by hand, sealed, to be opened in case of doubt. Nobody has been in doubt since.
    | Pension ledger :: The pensions were paid out years ago, in full, to the building.
    | Voice print :: The chairman's voice, saying every number from one to a million. He has been dead since spring.
    | Tender book :: All nine sealed bids, in one handwriting.
    | Lease of the roof :: Somebody has rented the roof for ninety years and asked that nobody look up.
    | Staff photographs :: The same face turns up on four floors, in four decades. It has the same tie each time.
contract-office-extras =
    | Cash box :: Coffee money, to the last coin, and a note of who never pays.
    | Visitors' book :: Last page: Garrett's name, tomorrow's date.
    | Duplicate seals :: Rubber stamps for decisions nobody has made yet.
    | Rota of the guard :: Their shifts until autumn. The autumn ones are empty.
contract-office-guard =
    | The guard walks the corridors; the doors are left to the carpet.
    | Security is a firm of its own here, two floors down, and has something to prove.
    | They look into rooms in the order of their rent.
    | The night desk is manned, and the night desk has legs.
contract-office-end =
    | On that floor the chairs are warm again by nine.
    | The plant on the third desk from the left is watered a second time. It does not mind.
    | The lift goes up empty, waits, and comes down again, as if it had heard something.

# The warehouse.

contract-warehouse-house =
    | { $firm } Stores
    | { $firm } Depot
    | { $firm } Freight
    | { $firm } Cold Hall
    | { $firm } Sidings
    | { $firm } Shed Nine
contract-warehouse-place =
    | { $place } keeps what other people have paid to forget.
    | Nothing at { $place } is listed by name; the racks know, and the racks do not talk.
    | Lorries come to { $place } full and leave it full. Something must be happening in between.
    | Half of the aisles at { $place } are lit. They change which half.
    | { $place } smells of oranges, and has never stored any.
    | The roof of { $place } is one bolt in nine short. { $firm } sells bolts.
contract-warehouse-goals =
    | Sealed crate :: It is lighter than it should be and warmer than you would like. On the lid: this side towards the wall.
    | Freight manifest :: The goods came in as furniture, were stored as medicine, and left as nothing at all.
    | Prototype motor :: It turns by itself while you hold it, a quarter at a time, towards the north.
    | Spare faces :: Forty masks in tissue paper. The one on top has your eyebrows.
    | Rack computer :: It knows where everything lies. It has begun to move things to where it likes them.
    | Customs stamp :: The real one. The one at customs is a copy.
    | Drum of seed :: Wheat, of a kind that was given up. Somebody has gone on growing it.
    | Black pallet :: Bars of something heavy, wrapped in the wage slips of whoever carried them.
contract-warehouse-extras =
    | Foreman's flask :: Good stuff. He will think it was the other foreman.
    | Lost parcel :: Addressed to GHOST, by a name none of you uses any more.
    | Tool roll :: Older than the building, and sharper.
    | Weighbridge tape :: Every lorry weighs the same. To the gram.
contract-warehouse-guard =
    | They know every aisle, and so do the things on four legs that walk with them.
    | Footsteps carry between the racks. Theirs do, too.
    | The foreman sleeps in the office; his people would rather not see him wake.
    | They check seals, not shadows.
contract-warehouse-end =
    | The rack closes up over the gap as if somebody had pushed from behind.
    | At the next count { $firm } finds that it has one thing too many, and looks for that.
    | A forklift goes past with its lights off and nobody on it, and stops at the empty place.

# The clinic.

contract-clinic-house =
    | { $firm } Clinic
    | { $firm } Hospice
    | { $firm } Sanatorium
    | { $firm } Infirmary
    | { $firm } Baths
    | { $firm } Institute
contract-clinic-place =
    | { $place } is built around a court with one tree. The tree is on the price list.
    | Nobody is ill at { $place }. They are between contracts.
    | The corridor of { $place } goes round and round, so that the patients get somewhere.
    | { $place } heals people who are worth it to { $firm }, and keeps notes on the others.
    | White walls, white floor, and a smell of lemon: { $place } wants you to know how clean it is.
    | The beds at { $place } are full and the register says that they are not.
contract-clinic-goals =
    | Patient file :: The name is blacked out. The appetite, the fears and the address are not.
    | Blood register :: Everybody in the district is in it, also those who were never here.
    | Donor list :: It is alphabetical by what was given.
    | Sample case :: Six tubes on ice. One of them is empty, and is kept coldest.
    | Dream recorder :: Nine hours of one night. Somewhere in the fourth hour somebody says your name.
    | Surgeon's diary :: She writes about the weather in the operating theatre. It is getting worse.
    | Trial protocol :: The control group was told that it was the other group. So was the other group.
    | Birth ledger :: One birth a day, at noon, for eleven years. Always the same weight.
contract-clinic-extras =
    | Dispensary keys :: Useless after Monday, priceless until then.
    | Sister's purse :: A tram ticket, a lullaby in short notes, and enough to make somebody's week.
    | Course of tablets :: The label says to take them with doubt. It is a misprint, probably.
    | Wheelchair plate :: Gold under the paint. Somebody rolled well.
contract-clinic-guard =
    | The night sisters walk in soft shoes; so do the people who are not sisters.
    | They look in on every bed, and under it.
    | Somebody walks the ring and somebody else walks it the other way.
    | Whoever is out of bed is brought back to one.
contract-clinic-end =
    | In the court the tree drops a leaf, out of season, and it is entered in the book.
    | A patient waves from a window on the way out. That ward has been closed since the flood.
    | The ward goes back to sleep. Somebody there has your place by now.

# The archive.

contract-archive-house =
    | { $firm } Archive
    | { $firm } Library
    | { $firm } Registry
    | { $firm } Muniments
    | { $firm } Record Hall
    | { $firm } Collection
contract-archive-place =
    | { $place } keeps four wings of paper around one hall, in case the machines turn out to be a fashion.
    | You may read anything at { $place } that you can prove you have read before.
    | What { $firm } wants forgotten is sent to { $place }, where it is looked after very well.
    | { $place } has a catalogue. The catalogue has a shelf mark. Nobody has ever found it.
    | The reading lamps of { $place } go on when you sit down. At night they go on anyway.
    | The wings of { $place } are called after the winds. The north wing is kept shut.
contract-archive-goals =
    | Survey map :: The city as it was before the water. There is a street on it that everybody remembers and nobody has walked.
    | Census roll :: A hundred thousand names. Every tenth is crossed out, in the ink of the day before it happened.
    | Trial record :: The accused was acquitted on all counts and is still in the basement.
    | Land deed :: It gives the bed of the river to whoever holds it. The river has moved since.
    | Index card 0 :: It lists what the other cards leave out.
    | Letters of a clerk :: Forty years of requests for a window. The last one has been granted, posthumously.
    | Film can :: Two minutes of an empty street. At the end the street looks back.
    | First rulebook :: The rules by which the city is run. It has fewer pages than you expected, and more blanks.
contract-archive-extras =
    | Overdue book :: Garrett's own, from school. The fine has been rising for thirty years.
    | Pressed flower :: Extinct, says the label. Worth a month's rent, says everybody else.
    | Librarian's stamp :: With it anything is a matter of record.
    | Torn atlas :: Only the missing pages are here.
contract-archive-guard =
    | The keepers go from wing to wing, and always through the hall.
    | Paper hears everything: they walk on felt, and so should you.
    | They return what is out of its place. Tonight that is you.
    | One of them reads while walking. Do not count on it.
contract-archive-end =
    | In the gap on the shelf there is a slip: out on loan. You did not put it there.
    | The lamp over the last table stays on until morning, as if for somebody.
    | By the next inventory the catalogue agrees that it was never there.

# The harbour.

contract-harbour-house =
    | { $firm } Quay
    | { $firm } Wharf
    | { $firm } Basin
    | { $firm } Docks
    | { $firm } Moorings
    | { $firm } Landing
contract-harbour-place =
    | At { $place } the water is the colour of whatever was unloaded last.
    | Ships come into { $place } by night and are somebody else's by morning.
    | { $place } has piers for six ships and papers for nine.
    | The tide at { $place } is announced by { $firm }, a little before it happens.
    | Everything at { $place } that does not move is painted once a year. The guards move just enough.
    | There are more ropes at { $place } than ships. It is better not to pull at them.
contract-harbour-goals =
    | Ship's log :: A voyage of ninety days over a distance of nine miles. The captain notes that the crew has stopped asking.
    | Pilot's chart :: It shows a harbour below this one, in use.
    | Bill of lading :: Four hundred coffins, empty, returned to sender for a refund.
    | Radio set :: It is tuned to one voice. The voice counts, and stops when you lift it.
    | Harbour seal :: Cut from the keel of the first ship that was let in. It was also the last that asked.
    | Crew list :: Every sailor aboard has the same mother.
    | Salvage claim :: For a ship that will go down on the eleventh.
    | Fuel samples :: They burn without heat. The insurance does not cover that.
contract-harbour-extras =
    | Smuggler's tin :: Real tobacco. You hold it to your nose for a whole second.
    | Brass compass :: It points at whoever owes the most.
    | Net of oysters :: One of them is locked.
    | Purser's change :: Coins of five countries, two of which have gone under.
contract-harbour-guard =
    | The piers have one way on and one way off. So have the people on them.
    | They walk the quay in the lamplight, and the dogs walk outside it.
    | Every hour somebody counts the ships, and then the shadows of the ships.
    | The customs post looks at what comes in. Nobody looks at what goes out, if it goes quietly.
contract-harbour-end =
    | Behind you a ship casts off that was not on the list, and then it is.
    | The tide comes in a little early, and takes the footprints.
    | On the last pier somebody goes on fishing, and has seen nothing, and has caught nothing.

# The server hall.

contract-servers-house =
    | { $firm } Exchange Nine
    | { $firm } Switch
    | { $firm } Relay
    | { $firm } Data Hall
    | { $firm } Cold Row
    | { $firm } Node
contract-servers-place =
    | { $place } is cold, loud and bright, and none of that is for people.
    | The machines at { $place } think about { $firm } all night. By day they are asked what they thought.
    | In { $place } there is one chair. It faces the wall.
    | A quarter of the city's decisions are taken at { $place }. The other quarters are kept informed.
    | The aisles of { $place } are as wide as a trolley and as long as a doubt.
    | { $place } was built without windows, and then the plans of it were lost.
contract-servers-goals =
    | Core module :: It goes on humming in your bag. After a while you notice that it is humming along.
    | Key ceremony disc :: Seven people had to be present when it was written. Four of them were the same person.
    | Training reel :: Everything the machine was ever shown. The last hour is a corridor, seen from above, with you in it.
    | Backup of Tuesday :: They restore it every Wednesday. It has been Tuesday here for some time.
    | Routing table :: It says where every call in the city goes before it goes where it should.
    | Audit trail :: Somebody has asked the machine the same question every night for six years. It has never been logged as answered.
    | Cooling contract :: The cold is bought from the clinic across the road. It comes with conditions.
    | Weights of nine :: One ninth of a mind, on a drive the size of a matchbox. It is the ninth that says no.
contract-servers-extras =
    | Operator's badge :: It opens nothing. It is saluted by some of the drones.
    | Spare fuse :: Gold, and signed.
    | Punched tape :: A love letter, from one machine to another, by way of the tax office.
    | Maintenance log :: Ends in the middle of a word. The word was going to be “door”.
contract-servers-guard =
    | Drones take the short way, through the vents. The people take the long way and resent it.
    | Heat is what they look for. Stay near the racks and do not hurry.
    | The guard walks the cold aisles and stands still in the warm ones.
    | Whatever moves here is logged. Most of it is fans.
contract-servers-end =
    | For a tenth of a second the lights of the whole district dim. Then somebody else takes over.
    | The machine notes a loss, and after some thought files it under maintenance.
    | In the last aisle a lamp goes from green to amber, like somebody raising an eyebrow.

# What every front says of contracts.

contract-theme-office = Office tower
contract-theme-warehouse = Warehouse
contract-theme-clinic = Clinic
contract-theme-archive = Archive
contract-theme-harbour = Harbour
contract-theme-servers = Server hall
contract-size-small = small
contract-size-medium = medium
contract-size-large = large
contract-difficulty-story = story
contract-difficulty-standard = standard
contract-difficulty-hard = hard
contract-not-made = None of { $tries } places drawn for { $code } is as hard as it should be and can be won. Try another seed.
contract-wrong-length = { $code } is not a contract's code: a code has eight signs after GL, such as GL-K7Q2-9M4X.
contract-wrong-sign = { $sign } has no place in a contract's code ({ $code }): codes are written with digits and letters other than U.
contract-wrong-mistyped = { $code } is no contract: some sign was mistyped. Compare it with the code you were given.
contract-told = { $theme }, { $size }, { $difficulty }

# The command line.

cli-contract = { $code }  { $name }: { $told }, { $sectors } sectors, { $enemies } enemies, can be won in { $par } turns; rules of thumb win { $wins } of { $games } games.
cli-contract-tried = { $count } contracts, { $faults } faults, { $tries } places drawn, { $seconds } s, the longest { $longest } s.
cli-contract-differs = the file does not hold the mission that was made
cli-contract-size = it has too many or too few sectors
cli-contract-unproved = no way to win it was found
cli-contract-code = its code does not lead back to it

# The terminal.

term-contract-daily = Today's contract
term-contract-new = A new contract
term-contract-made = { $code }: { $told }.
term-contract-in-play = A mission is in play: end it, or leave it first.
