"""Which days of a month somebody is employed, is away, and what is still to come of the year."""
from law import days_in

def stays(p): return p.get('stays') or [(p['entry'], None)]
def employed(p, month):
    """(first, last) day in the month, or None."""
    n = days_in(month)
    for a, b in stays(p):
        f = int(a[8:]) if a[:7] == month else 1 if a[:7] < month else None
        if f is None or (b and b[:7] < month): continue
        l = int(b[8:]) if b and b[:7] == month else n
        return f, l, b if b and b[:7] == month else None
def as_of(p, month):
    q = dict(p)
    for m in sorted(p.get('change', {})):
        if m <= month: q.update(p['change'][m])
    return q
def cut(p, month, days):
    """Calendar days not paid in the month: sick benefit."""
    gone = set()
    for a, b in p.get('away', []):
        for d in days:
            date = f'{month}-{d:02}'
            if a <= date <= b: gone.add(d)
    return gone

def days_ahead(p, month):
    """In thirtieths of months; an exit is known in its month, or from the start."""
    y, m = month.split('-'); end = stays(p)[-1][1] if p.get('known_exit') else (employed(p, month) or (0, 0, None))[2]
    def until(date):
        if date is None or date > f'{y}-12-30': return 30 * (12 - int(m))
        if date[:7] < month: return 30 * (int(date[5:7]) - int(m) - 1) + 30
        last = int(date[8:]) == days_in(date[:7])
        return 30 * (int(date[5:7]) - int(m) - 1) + (30 if last else min(int(date[8:]), 30))
    gone = 0
    for a, b in p.get('away', []):
        if a[:7] > month or b <= f'{month}-{days_in(month):02}': continue   # known only from its first month on
        e = min(b, end) if end else b
        gone = max(gone, until(e))
    return max(0, until(end) - gone)
