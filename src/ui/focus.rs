//! Which control the keyboard and the gamepad are on: arrows move inside a group, Tab between groups.
//!
//! egui's own focus keeps who is focused; where it goes next is decided here, so that keys and pad go the same ways.

use egui::{Context, EventFilter, Id, Pos2, Rect, Response, Ui};

use super::parts;

/// A part of the screen that arrows stay inside of. Tab goes through the groups in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// A lesson, beside what it speaks of.
    Lesson,
    /// The bar on top.
    Top,
    /// The map.
    Map,
    /// The action bar, and the body of a page.
    #[default]
    Main,
    /// The panel on the right.
    Right,
    /// The panel on the left.
    Left,
    /// The bar at the bottom.
    Bottom,
}

/// Where to go from the focused control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nav {
    /// To the nearest control above in its group.
    Up,
    /// Below.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// To the next group.
    Next,
    /// To the group before.
    Previous,
}

/// The controls of the frame being drawn.
#[derive(Clone, Debug, Default)]
struct Stops {
    group: Group,
    list: Vec<Stop>,
    wanted: Option<Id>,
    /// What had focus before the frame.
    before: Option<Id>,
    /// Where focus begins while nothing has it: at a control, if it is there, or in a group.
    first: Option<Id>,
    start: Option<Group>,
    /// The controls that pointer and focus came to last.
    hovered: Option<Id>,
    focused: Option<Id>,
    /// Whether one of them is new.
    ticks: bool,
}

#[derive(Clone, Copy, Debug)]
struct Stop {
    id: Id,
    rect: Rect,
    group: Group,
    /// Whether it handles arrows itself.
    owns_arrows: bool,
}

fn stops<T>(ctx: &Context, work: impl FnOnce(&mut Stops) -> T) -> T {
    ctx.data_mut(|data| work(data.get_temp_mut_or_default(Id::new("focus stops"))))
}

/// Everything joined inside belongs to `group`.
pub fn group<T>(ui: &mut Ui, group: Group, content: impl FnOnce(&mut Ui) -> T) -> T {
    let before = stops(ui.ctx(), |stops| std::mem::replace(&mut stops.group, group));
    let result = content(ui);
    stops(ui.ctx(), |stops| stops.group = before);
    result
}

/// Makes a control one that focus can come to, and draws brackets around it while it has focus.
pub fn join(ui: &Ui, response: &Response) {
    add(ui, response, false);
}

/// The same for a control that handles arrows itself, such as a slider or a sector of the map. Its brackets are its own.
/// Says whether focus has just come to it.
pub fn join_with_arrows(ui: &Ui, response: &Response) -> bool {
    add(ui, response, true)
}

/// Says whether focus has just come to it.
fn add(ui: &Ui, response: &Response, owns_arrows: bool) -> bool {
    let (id, rect) = (response.id, response.rect);
    // Asked before: the context cannot be asked from within its own data.
    let (has_focus, hovered) = (response.has_focus(), response.hovered());
    let (wanted, came) = stops(ui.ctx(), |stops| {
        stops.list.push(Stop { id, rect, group: stops.group, owns_arrows });
        // egui forgets between frames that focus was given at the end of one.
        let came = has_focus && stops.focused.replace(id) != Some(id);
        let under_pointer = hovered && stops.hovered.replace(id) != Some(id);
        stops.ticks |= came || under_pointer;
        (stops.wanted.take_if(|wanted| *wanted == id).is_some(), came)
    });
    if wanted {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    if has_focus {
        let all = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, all));
        if !owns_arrows {
            parts::focus_brackets(ui, rect);
        }
        if came {
            ui.scroll_to_rect(rect, None);
        }
    }
    came
}

/// Draws what focus cannot come to: what a tooltip says can also be found in a panel.
pub fn aside<T>(ctx: &Context, content: impl FnOnce() -> T) -> T {
    let before = stops(ctx, |stops| stops.list.len());
    let result = content();
    stops(ctx, |stops| stops.list.truncate(before));
    result
}

/// Puts focus on a control as soon as it is drawn.
pub fn want(ctx: &Context, id: Id) {
    stops(ctx, |stops| stops.wanted = Some(id));
}

/// From here on only what is joined later can be reached: a dialog stands before everything else.
pub fn above_all(ctx: &Context) {
    stops(ctx, |stops| stops.list.clear());
}

/// While nothing has focus, keys begin at this group, unless a lesson is to be read.
pub fn begins_at(ctx: &Context, group: Group) {
    stops(ctx, |stops| stops.start = Some(group));
}

/// While nothing has focus, keys begin at this control for as long as it is there, unless a lesson is to be read.
pub fn begins_with(ctx: &Context, id: Id) {
    stops(ctx, |stops| stops.first = Some(id));
}

/// The controls of the last frame are forgotten; a new frame begins.
pub(super) fn begin(ctx: &Context) {
    let before = ctx.memory(egui::Memory::focused);
    stops(ctx, |stops| {
        stops.list.clear();
        (stops.before, stops.start) = (before, None);
    });
}

/// Whether pointer or focus came to another control since this was last asked.
pub(super) fn take_tick(ctx: &Context) -> bool {
    stops(ctx, |stops| std::mem::take(&mut stops.ticks))
}

/// Moves focus at the end of a frame.
pub(super) fn navigate(ctx: &Context, nav: Nav) {
    let Some((list, focused)) = focused(ctx) else { return begin_keys(ctx) };
    if let Some(next) = step(&list, focused, nav) {
        ctx.memory_mut(|memory| memory.request_focus(next.id));
        ctx.request_repaint();
    }
}

/// Puts focus where it begins, if nothing had it: nobody should act on what shows no brackets. A text field that gave it
/// up on Enter had it.
pub(super) fn wake(ctx: &Context) {
    if stops(ctx, |stops| stops.before.is_none()) {
        begin_keys(ctx);
    }
}

/// Puts focus where it begins.
fn begin_keys(ctx: &Context) {
    let (list, starts) = stops(ctx, |stops| (stops.list.clone(), (stops.first, stops.start)));
    if let Some(first) = first(&list, starts) {
        // Given now, egui would take focus one step further by the same arrow.
        want(ctx, first.id);
        ctx.request_repaint();
    }
}

/// The controls that were drawn, and the one of them that has focus.
fn focused(ctx: &Context) -> Option<(Vec<Stop>, Stop)> {
    let (list, before) = stops(ctx, |stops| (stops.list.clone(), stops.before));
    // Where nothing had focus, egui gives it to the first control on Tab: that is not where the player was.
    let id = ctx.memory(egui::Memory::focused).filter(|_| before.is_some())?;
    let here = list.iter().find(|stop| stop.id == id).copied()?;
    Some((list, here))
}

/// Where focus begins.
fn first(list: &[Stop], (id, group): (Option<Id>, Option<Group>)) -> Option<Stop> {
    let first = list.iter().min_by_key(|stop| stop.group)?;
    let wanted = list.iter().find(|stop| Some(stop.id) == id);
    let asked = wanted.or_else(|| list.iter().find(|stop| Some(stop.group) == group));
    Some(*asked.filter(|_| first.group != Group::Lesson).unwrap_or(first))
}

fn step(list: &[Stop], here: Stop, nav: Nav) -> Option<Stop> {
    match nav {
        Nav::Next | Nav::Previous => other_group(list, here, nav),
        _ if here.owns_arrows => None,
        _ => nearest(list, here, nav).or_else(|| in_order(list, here, nav)),
    }
}

/// The first control of the next group that has one.
fn other_group(list: &[Stop], here: Stop, nav: Nav) -> Option<Stop> {
    let mut groups: Vec<Group> = list.iter().map(|stop| stop.group).collect();
    groups.sort_unstable();
    groups.dedup();
    let at = groups.iter().position(|&group| group == here.group)?;
    if groups.len() == 1 {
        return in_order(list, here, if nav == Nav::Next { Nav::Down } else { Nav::Up });
    }
    let next = if nav == Nav::Next { at + 1 } else { at + groups.len() - 1 } % groups.len();
    let group = groups.get(next)?;
    list.iter().find(|stop| stop.group == *group).copied()
}

/// The nearest control of the same group in a direction.
fn nearest(list: &[Stop], here: Stop, nav: Nav) -> Option<Stop> {
    let from = here.rect.center();
    let inside = list.iter().filter(|stop| stop.group == here.group && stop.id != here.id);
    let ahead = inside.filter_map(|stop| Some((cost(from, stop.rect, nav)?, *stop)));
    ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, stop)| stop)
}

/// How far a control lies in a direction, sideways counting double; `None` where it does not lie there.
fn cost(from: Pos2, rect: Rect, nav: Nav) -> Option<f32> {
    let to = rect.center() - from;
    let (ahead, aside) = match nav {
        Nav::Up => (-to.y, to.x),
        Nav::Down => (to.y, to.x),
        Nav::Left => (-to.x, to.y),
        Nav::Right => (to.x, to.y),
        Nav::Next | Nav::Previous => return None,
    };
    // What is more aside than ahead belongs to another direction.
    (ahead > 2.0 && aside.abs() <= ahead * 2.5 + rect.size().max_elem()).then(|| ahead + 2.0 * aside.abs())
}

/// The neighbour in drawing order: lists wrap at their ends.
fn in_order(list: &[Stop], here: Stop, nav: Nav) -> Option<Stop> {
    let inside: Vec<&Stop> = list.iter().filter(|stop| stop.group == here.group).collect();
    let at = inside.iter().position(|stop| stop.id == here.id)?;
    let next = match nav {
        Nav::Down | Nav::Next => at + 1,
        Nav::Up | Nav::Previous => at + inside.len() - 1,
        Nav::Left | Nav::Right => return None,
    };
    inside.get(next % inside.len()).map(|stop| **stop)
}
