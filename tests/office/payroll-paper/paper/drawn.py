"""Drawn people over 27 months: what the product is asked, and what each payslip must say. Usage: drawn.py SEED HOW_MANY"""
import datetime, json, random, sys
from days import as_of, employed
from law import *
from slip import blank, slip

MONTHS = [f'2025-{m:02}' for m in range(1, 13)] + [f'2026-{m:02}' for m in range(1, 13)] + ['2027-01', '2027-02', '2027-03']
seed = int(sys.argv[1]); N = int(sys.argv[2]); R = random.Random(seed)
def date(y0, y1): 
    d = datetime.date(y0, 1, 1) + datetime.timedelta(days=R.randrange((y1 - y0 + 1) * 365)); return d.isoformat()
def make():
    kind = R.choice(['general'] * 5 + ['zone'] * 2 + ['minijob', 'voluntary', 'private', 'pensioner'])
    p = dict(kind=kind, group='1111', parent=False, children=[], fund='Küstenkasse', pgr='101', card={'class': R.choice([1, 1, 2, 3, 4, 5, 6])}, birth=date(1965, 2003))
    top = 9000 if R.random() < .3 else 4500
    p['salary'] = R.choice([R.randrange(210000, top * 100), R.randrange(2100, top) * 100])
    if kind == 'zone': p['salary'] = R.randrange(70000, 186000)
    if kind == 'minijob': p.update(salary=R.randrange(5000, 55600), pgr='109', group='6100', fund=None, card=None)
    if kind == 'voluntary': p.update(group='9111', salary=R.randrange(650000, 1100000))
    if kind == 'private': p.update(kind='general', group='0110', salary=R.randrange(650000, 1100000), private={'health': R.randrange(30000, 120000), 'care': R.randrange(2000, 16000), 'tax': 0}); p['private']['tax'] = R.randrange(20000, 90000)
    if kind == 'pensioner': p.update(kind='general', group='3321', pgr='119', birth=date(1945, 1957))
    if kind == 'pensioner' and p['card']['class'] == 6: p['card']['class'] = 1
    if p['card']:
        c = p['card']
        if R.random() < .4: c['church'] = R.choice(['ev', 'rk'])
        if c['class'] < 5 and R.random() < .3: c['zkf'] = R.choice(['0.5', '1.0', '1.5', '2.0', '3.0'])
        if c['class'] == 4 and R.random() < .4: c['factor'] = R.randrange(800, 1000) / 1000
        elif c['class'] != 6 and R.random() < .2: c['free'] = (R.randrange(1, 300) * 100, 0); c['free'] = (c['free'][0], c['free'][0] * 12)
    if R.random() < .5 or kind == 'pensioner':
        p['parent'] = True; p['children'] = sorted(date(1999, 2026) for _ in range(R.randrange(0, 5)))
    start = R.choice(['2025-01-01', date(2025, 2026)])
    end = None
    if R.random() < .35:
        e = (datetime.date.fromisoformat(start) + datetime.timedelta(days=R.randrange(40, 600))).isoformat()
        if e < '2027-03-31': end = e
    p['entry'] = start; p['stays'] = [(start, end)]; p['known_exit'] = True
    if kind in ('general', 'voluntary', 'zone', 'pensioner'):
        p['one'] = {m: R.choice([R.randrange(10000, 200000), R.randrange(100000, 1500000)]) for m in MONTHS if R.random() < (.3 if m[5:] in ('02', '03', '11', '12', '01') else .06)}
        if kind == 'zone': p['one'] = {m: v % 120000 + 1 for m, v in p['one'].items()}
    if kind in ('general', 'voluntary', 'private') and R.random() < .25:
        a = date(2025, 2026); b = (datetime.date.fromisoformat(a) + datetime.timedelta(days=R.randrange(1, 120))).isoformat()
        if a >= start and (end is None or a <= end): p['away'] = [(a, b)]
    if kind != 'minijob' and R.random() < .25: p['garnish'] = [('table', R.randrange(10000, 600000), R.randrange(0, 7))]
    if R.random() < .2 and p['fund']: p['change'] = {R.choice(MONTHS): dict(fund='Alpenkasse')}
    p['earlier'] = {}; p['state'] = R.choice(['HH', 'HH', 'BY', 'SN'])
    if p['kind'] in ('general', 'voluntary'):
        if R.random() < .3: p['convert'] = (R.choice([R.randrange(2000, 30000), R.randrange(20000, 90000)]), R.choice([0, 1500, 3000, 5000]))
        if R.random() < .3 and 'garnish' not in p: p['savings'] = R.randrange(665, 4001)
        if R.random() < .3 and kind != 'pensioner': p['severance'] = {m: R.randrange(100000, 4000000) for m in MONTHS if R.random() < .08}
        if R.random() < .2: p['car'] = (R.randrange(1500000, 9000000), R.randrange(0, 60))
    return p
def asked(p0, m, state, year):
    """What differs from month to month."""
    p = as_of(p0, m); e = {'month': m}
    earnings = [{'kind': 'salary', 'monthlyCents': p['salary'], 'proration': 'calendar_days'}]
    if p.get('one', {}).get(m): earnings.append({'kind': 'one_time', 'amountCents': p['one'][m]})
    if p.get('convert'): earnings.append({'kind': 'pension_conversion', 'amountCents': p['convert'][0], 'employerCents': p['convert'][1], 'usedThisYearCents': year['conv']})
    if p.get('savings'): earnings.append({'kind': 'savings', 'employerCents': p['savings'], 'savedCents': p['savings']})
    if p.get('severance', {}).get(m): earnings.append({'kind': 'severance', 'amountCents': p['severance'][m]})
    if p.get('car'): earnings.append({'kind': 'company_car', 'listPriceCents': p['car'][0], 'share': '1', 'commuteKilometres': p['car'][1], 'paidByEmployeeCents': 0})
    e['earnings'] = earnings
    if p['fund']: e['fundId'] = p['fund']
    if p.get('garnish'): e['garnishments'] = [{'kind': 'ordinary', 'label': 'A', 'dueCents': state['due'][0], 'dependants': p['garnish'][0][2]}]
    away = [x for x in p.get('away', []) if x[0][:7] <= m and x[1] >= m + '-01']
    if away: e['absences'] = [{'kind': 'sick_benefit', 'from': x, 'to': y} for x, y in away]
    return e
def always(p):
    (a, b), card = p['stays'][0], p['card']
    e = {'employer': {'state': p['state'], 'takesPartInU1': True}, 'employee': {'birthDate': p['birth'], 'isParent': p['parent'], 'childBirthDates': p['children'] if p['parent'] else []},
         'employment': {'personGroup': p['pgr'], 'from': a, 'contributionGroup': p['group'], **({'to': b} if b else {}), 'isInTransitionZone': p['kind'] == 'zone'}}
    if card: e['taxCard'] = {'taxClass': card['class'], **({'church': card['church']} if card.get('church') else {}), **({'childAllowances': card['zkf']} if card.get('zkf') else {}),
        **({'factor': str(card['factor'])} if 'factor' in card else {}), **({'allowance': {'monthlyCents': card['free'][0], 'annualCents': card['free'][1]}} if 'free' in card else {})}
    if p.get('private'): e['employment']['privateInsurance'] = {'healthPremiumCents': p['private']['health'], 'carePremiumCents': p['private']['care'], 'taxPremiumCents': p['private']['tax'], 'isSubsidised': True}
    return e
people = []
while len(people) < N:
    p = make(); year, before, state, rows = blank(), None, dict(due=[g[1] for g in p.get('garnish', [])]), []
    for k, m in enumerate(MONTHS):
        if k and m[5:] == '01': before, year = (year if year['days'] else None), blank()
        if not employed(p, m): continue
        said = asked(p, m, state, year); x, add = slip(p, m, (year, before, state))
        rows.append({**said, 'paper': {a: b for a, b in x.items() if b and a[0] != '_'}})
        for q in year: year[q] += add[q]
    # Pay below zero is refused, which is no figure to compare.
    if all(r['paper'].get('gross', 0) >= 0 and r['paper'].get('payout', 0) >= 0 and r['paper'].get('base health', 0) >= 0 for r in rows) and not any('absences' in r for r in rows if p.get('convert')): people.append({**always(p), 'months': rows})
with open('drawn.jsonl', 'w') as f: f.write(''.join(json.dumps(p, separators=(',', ':')) + '\n' for p in people))
