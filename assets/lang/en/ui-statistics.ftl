# Badges and records, and the page of statistics.

ui-badge-standard-issue = Standard issue
ui-badge-standard-issue-deed = only the gear every agent starts with, no item used
ui-badge-missed-gear = { $name } came along
ui-badge-missed-items = { $count ->
    [one] 1 item used
   *[other] { $count } items used
}
ui-stats-badge-earned = { $badge }, earned: { $deed }
ui-stats-badge-open = { $badge }, not earned yet: { $deed }
