"""The two tables: each payslip, and each month's sums for funds, tax office, payments and books."""
import copy, csv
from collections import defaultdict
from law import ROWS
from people import CORRECTIONS, MONTHS, P
from slip import blank, employed, slip

OUT = '.'
ONE, BACK = ' one-time', ' back'
half = lambda c: abs(c) // 2 * (1 if c > 0 else -1)
COLUMNS = ['gross', 'base health', 'base care', 'base pension', 'base health one-time', 'base pension one-time']
COLUMNS += [b + o for b in ROWS for o in ('', ONE)] + ['firm ' + b + o for b in ROWS for o in ('', ONE)]
COLUMNS += [t + o for t in ('wage tax', 'soli', 'church tax') for o in ('', ONE, BACK)] + ['net', 'health subsidy', 'care subsidy', 'voluntary health', 'voluntary care',
  'benefit in kind', 'savings', 'garnishment', 'advance', 'payout', 'u1', 'u2', 'insolvency', 'flat tax', 'company pension', 'cost']
def sums(adds, month, when):
    """The year before a month, by the payslips that are out at a time."""
    year = blank()
    for m, versions in adds.items():
        newest = [a for a, counts in versions if counts <= when][-1:]
        if m[:4] == month[:4] and m < month:
            for a in newest:
                for k in year: year[k] += a[k]
    return year

def all_slips():
    """Entries by the month in which they count: (person, month worked, now, before)."""
    entries = {m: [] for m in MONTHS}; slips = {}
    for name, p in P.items():
        before, state, adds = None, dict(due=[g[1] for g in p.get('garnish', [])]), {}
        for i, m in enumerate(MONTHS):
            year = sums(adds, m, m)
            if i and m[5:] == '01': before = sums(adds, f'{int(m[:4]) - 1}-13', m)
            if not employed(p, m) and m not in p.get('late', {}): continue
            state0 = copy.deepcopy(state)
            x, add = slip(p, m, (year, before, state))
            entries[m].append((name, m, x, None)); slips[name, m, 1] = x; adds[m] = [(add, m)]
            fix = [c for c in CORRECTIONS if c[0] == name and c[1] == m]
            if fix:
                _, _, counts, what = fix[0]
                other = {**p, 'change': {**p.get('change', {}), m: {k: v for k, v in what.items() if k != 'extra'}}}
                x2, add2 = slip(other, m, (sums(adds, m, counts), before, state0), extra=what.get('extra', 0)); adds[m].append((add2, counts))
                state = state0; entries[counts].append((name, m, x2, x)); slips[name, m, 2] = x2
    return entries, slips

entries, slips = all_slips()
for x in slips.values(): assert not set(k for k, v in x.items() if v and k[0] != '_') - set(COLUMNS), x
euro = lambda c: '' if not c else f"{'-' if c < 0 else ''}{abs(c)//100}.{abs(c)%100:02}"
with open(f'{OUT}/slips.csv', 'w', newline='') as f:
    w = csv.writer(f, lineterminator='\n'); w.writerow(['person', 'month', 'version'] + COLUMNS + ['working'])
    for (n, m, v), x in sorted(slips.items()): w.writerow([n, m, v] + [euro(x.get(c, 0)) for c in COLUMNS] + [x['_how']])

def amounts(name, x):
    """What a payslip owes to whom, by (table, line)."""
    d = defaultdict(int); g, both = x['_group'], lambda b, o='': x.get(b + o, 0) + x.get('firm ' + b + o, 0)
    fund = x['_fund'] or 'Minijob-Zentrale'; vol = x['_kind'] == 'voluntary'
    for o in ('', ONE):
        if both('health', o): d[fund, '9000' if vol else g[0] + '000'] += both('health', o)
        d[fund, 'ZBF' if vol else 'ZBP'] += both('additional', o)
        if both('pension', o): d[fund, {'1': '0100', '3': '0300', '5': '0500'}[g[1]]] += both('pension', o)
        if both('unemployment', o): d[fund, {'1': '0010', '2': '0020'}[g[2]]] += both('unemployment', o)
        d[fund, '0001'] += both('care', o)
    church = x['_church']
    for o in ('', ONE, BACK):
        d['tax', 'wage tax'] += x.get('wage tax' + o, 0); d['tax', 'soli'] += x.get('soli' + o, 0)
        spouse = x['_card'].get('spouse'); whole_church = x.get('church tax' + o, 0)
        if spouse: d['tax', spouse] += half(whole_church); whole_church -= half(whole_church)   # half to each, § 51a EStG with the states' acts
        if church: d['tax', church] += whole_church
    d[fund, 'U1'] += x.get('u1', 0); d[fund, 'U2'] += x.get('u2', 0); d[fund, '0050'] += x.get('insolvency', 0)
    if x['_kind'] == 'minijob': d[fund, 'St'] += x['flat tax']
    if '_flat' in x:
        a, s, c = x['_flat']; d['tax', 'flat tax'] += a; d['tax', 'soli'] += s; d['tax', church] += c
    owed = sum(v for (t, _), v in d.items() if t == fund); taxes = sum(v for (t, _), v in d.items() if t == 'tax')
    d['paid', 'pay'] += x['payout']; d['paid', 'garnishment'] -= x.get('garnishment', 0); d['paid', 'savings'] -= x.get('savings', 0)
    d['paid', 'pension'] += x['company pension']; d['paid', 'tax'] += taxes
    d['paid', 'minijob' if fund == 'Minijob-Zentrale' else 'fund'] += owed
    # Books: what it cost (debit) against what is owed (credit, negative).
    grant = -x.get('savings', 0)
    pay = 'minijob_pay' if x['_kind'] == 'minijob' else 'short_term_pay' if x['_kind'] == 'short' else 'wages' if name == 'Bert' else 'salaries'
    firm = sum(x.get('firm ' + b + o, 0) for b in ROWS for o in ('', ONE) if not (vol and b in ROWS[:3])) + x.get('u1', 0) + x.get('u2', 0) + x.get('insolvency', 0)
    b = {pay: x['gross'] - grant, 'savings_grant': grant, 'minijob_shares' if x['_kind'] == 'minijob' else 'employer_shares': firm,
         'insurance_subsidies': x.get('health subsidy', 0) + x.get('care subsidy', 0), 'minijob_flat_tax' if x['_kind'] == 'minijob' else 'flat_tax': x.get('flat tax', 0),
         'company_pension': x['company pension'], 'owed_pay': -x['payout'], 'owed_tax': -taxes, 'owed_contributions': -owed, 'owed_savings': x.get('savings', 0),
         'owed_pension': -x['company pension'], 'owed_garnishments': x.get('garnishment', 0), 'in_kind': x.get('benefit in kind', 0), 'advances': x.get('advance', 0)}
    assert sum(b.values()) == 0, (name, b)
    for k, v in b.items(): d['books', k] += v
    for k in ('gross', 'net', 'payout', 'cost'): d['journal', k] += x.get(k, 0)
    for k in ROWS:
        for who in ('', 'firm '): d['journal', who + k] += x.get(who + k, 0) + x.get(who + k + ONE, 0)
    for t in ('wage tax', 'soli', 'church tax'): d['journal', t] += x.get(t, 0) + x.get(t + ONE, 0) + x.get(t + BACK, 0)
    for k in ('u1', 'u2', 'insolvency'): d['journal', k] += x.get(k, 0)
    d['journal', 'flat tax'] += x.get('flat tax', 0)
    return d
with open(f'{OUT}/months.csv', 'w', newline='') as f:
    w = csv.writer(f, lineterminator='\n'); w.writerow(['month', 'table', 'line', 'euros'])
    for m in MONTHS:
        total = defaultdict(int)
        for n, _, now, before in entries[m]:
            for k, v in amounts(n, now).items(): total[k] += v
            if before:
                for k, v in amounts(n, before).items(): total[k] -= v
        for (t, l), v in sorted(total.items()):
            if v: w.writerow([m, t, l, euro(v)])

def of_year(name, x):
    """Lines of the wage tax certificate (§ 41b EStG), and pay of reports: liable (§ 28a SGB IV), for accident insurance (§ 165 SGB VII)."""
    d = defaultdict(int); g = x['_group']; both = lambda b: x.get(b, 0) + x.get(b + ONE, 0) + x.get(b + BACK, 0)
    # What the last payslip of the year says of the year.
    for k in ('gross', 'net', 'payout'): d['slip', k] = x.get(k, 0)
    for k in ('wage tax', 'soli', 'church tax', 'care', 'pension', 'unemployment'): d['slip', k] = both(k)
    d['slip', 'health'] = both('health') + both('additional')
    if x['_kind'] != 'director':
        moved = x.get('base pension' + ONE, 0) if x['_of_last'] else 0   # § 23a (2), (4) SGB IV: reported apart, § 11 (2) DEÜV
        d['report', 'liable'] = x.get('base pension', 0) + x.get('base pension' + ONE, 0) - moved
        d['report', 'accident'] = x['_accident']
    if not x['_card']: return d
    vol = x['_kind'] == 'voluntary'; whole = lambda b: both(b) + (both('firm ' + b) if vol else 0)
    spouses = sum(half(x.get('church tax' + o, 0)) for o in ('', ONE, BACK)) if x['_card'].get('spouse') else 0
    for line, c in (('3', x['_taxed']), ('4', both('wage tax')), ('5', both('soli')), ('6', both('church tax') - spouses), ('7', spouses), ('15', x['_subsidy']),
      ('19', x['_severance']), ('22a', both('firm pension') if g[1] == '1' else 0), ('23a', both('pension')), ('24a', x.get('health subsidy', 0) if vol else 0),
      ('24b', 0 if vol else x.get('health subsidy', 0)), ('24c', x.get('care subsidy', 0)), ('25', whole('health') + whole('additional')), ('26', whole('care')),
      ('27', both('unemployment'))): d['certificate', line] = c
    return d
with open(f'{OUT}/years.csv', 'w', newline='') as f:
    w = csv.writer(f, lineterminator='\n'); w.writerow(['person', 'year', 'table', 'line', 'euros'])
    for name in sorted(P):
        for y in ('2025', '2026', '2027'):
            total = defaultdict(int)
            for m in MONTHS:
                newest = slips.get((name, m, 2)) or slips.get((name, m, 1))
                if m[:4] == y and newest:
                    for k, v in of_year(name, newest).items(): total[k] += v
            for (t, l), v in total.items():
                if v: w.writerow([name, y, t, l, euro(v)])
