"""German payroll of a month, from the law text. All money in cents, exact inside, rounded half up (§ 1 (2) BVV)."""
from fractions import Fraction as F
import calendar, datetime, math
from plan import PLANS

def r(x): return math.floor(F(x) + F(1, 2))
def pct(cents, rate): return r(F(cents) * F(str(rate)) / 100)
def eur(c): return f"{c/100:,.2f}"

RV = {2025: 96600_00, 2026: 101400_00, 2027: 106200_00}     # § 159 SGB VI
KV = {2025: 66150_00, 2026: 69750_00, 2027: 76500_00}       # § 223 (3) SGB V
PV = {2025: 66150_00, 2026: 69750_00, 2027: 72900_00}     # § 55 (2) SGB XI: the limit of § 6 (7) SGB V
G = {2025: 556_00, 2026: 603_00, 2027: 633_00}              # § 8 (1a) SGB IV
AVERAGE = {2025: '2.5', 2026: '2.9', 2027: '2.9'}           # § 242a SGB V
MINIJOB_KV = {2025: '13', 2026: '13', 2027: '17.5'}         # § 249b SGB V; 2027: 14.6 + 2.9
# § 20 (2a) SGB IV: 28 / 41.9, 28 / 42.3, (14.6 + 2.9 + 15) / 42.3, four places half up
FACTOR = {2025: F('0.6683'), 2026: F('0.6619'), 2027: F('0.7683')}
CENTRE = {2025: ('1.1', '0.22'), 2026: ('0.8', '0.22'), 2027: ('0.8', '0.22')}
FUNDS = {  # additional, U1, U2
    'Küstenkasse': {2025: ('2.5', '1.6', '0.4'), 2026: ('2.9', '1.6', '0.44'), 2027: ('3.2', '1.7', '0.44')},
    'Alpenkasse': {2025: ('2.7', '2.1', '0.35'), 2026: ('3.1', '2.1', '0.35'), 2027: ('3.1', '2.1', '0.35')},
}
def table850c(month):
    # The loaded file of 2027 repeats the amounts of the first half of 2026.
    if month >= '2027': month = '2026-03'
    if month < '2025-07': return (1491_75, 561_43, 312_78, 4573_10, 750_00)
    return (1555_00, 585_23, 326_04, 4766_99, 780_00) if month < '2026-07' else (1587_40, 597_42, 332_83, 4866_30, 795_00)

def days_in(month):
    y, m = map(int, month.split('-'))
    return calendar.monthrange(y, m)[1]
def ceiling(yearly, days): return r(F(yearly * days, 360))

def age_at(birth, date): 
    by, bm, bd = map(int, birth.split('-')); y, m, d = map(int, date.split('-'))
    return y - by - ((m, d) < (bm, bd))
def has_surcharge(p, month):
    """§ 55 (3) SGB XI: from the month after the 23rd birthday's month; nobody born before 1940."""
    if p['parent']: return False
    return age_at(p['birth'], month + '-01') >= 23
def young_children(p, month):
    """§ 55 (3), (3b) SGB XI: from the month of birth to the end of the month in which they are 25."""
    n = 0
    for b in p.get('children', []):
        if b[:7] > month: continue
        # The 25th year is over on the day before the birthday, § 187 (2) BGB.
        born = datetime.date.fromisoformat(b) - datetime.timedelta(days=1)
        if month <= f'{born.year + 25}-{born.month:02}': n += 1
    return n
def care_change(p, month):
    """Percent on the employee's care rate."""
    if not p['parent']: return F('0.6') if has_surcharge(p, month) else F(0)
    return -F('0.25') * max(min(young_children(p, month), 5) - 1, 0)

def is_saxon(p): return p.get('state') == 'SN'
def care_own(p):
    """§ 58 (3) SGB XI: in Saxony the employee bears 1 % alone and half of the rest."""
    return F('2.3') if is_saxon(p) else F('1.8')
ROWS = ('health', 'additional', 'care', 'pension', 'unemployment')
def shares(p, month, kv, rv, fund_year=None, group=None, pv=None):
    """(employee, employer) by branch on bases outside the zone: § 249, § 257 SGB V, § 168, § 172 SGB VI, § 346 SGB III, § 58 SGB XI."""
    pv = kv if pv is None else pv
    g = group or p['group']; y = fund_year or int(month[:4])
    add = F(FUNDS[p['fund']][y][0]) if p.get('fund') else F(0)
    both = lambda base, rate: (pct(base, rate / 2), pct(base, rate / 2))
    out = {}
    out['health'] = both(kv, F('14.0') if g[0] == '3' else F('14.6')) if g[0] != '0' else (0, 0)
    out['additional'] = both(kv, add) if g[0] != '0' else (0, 0)
    out['care'] = (pct(pv, care_own(p) + care_change(p, month)), pct(pv, F('3.6') - care_own(p))) if g[3] == '1' else (0, 0)
    out['pension'] = both(rv, F('18.6')) if g[1] == '1' else (0, pct(rv, F('9.3'))) if g[1] == '3' else (0, 0)
    out['unemployment'] = both(rv, F('2.6')) if g[2] == '1' else (0, pct(rv, F('1.3'))) if g[2] == '2' else (0, 0)
    return out

def zone_bases(pay, year):
    """§ 20 (2a) SGB IV."""
    g, og, f = G[year], 2000_00, FACTOR[year]
    if pay <= g: return r(f * pay), 0
    be = f * g + (F(og, og - g) - F(g, og - g) * f) * (pay - g)
    return r(be), r(F(og, og - g) * (pay - g))
def zone_shares(p, month, be, low):
    """§ 2 (2) BVV: both halves of BE rounded and doubled; the employee's half of the lower base; the rest is the employer's."""
    g = p['group']
    def split(rate):
        ee = pct(low, rate / 2); return (ee, 2 * pct(be, rate / 2) - ee)
    add = F(FUNDS[p['fund']][int(month[:4])][0])
    out = {b: (0, 0) for b in ROWS}
    if g[0] == '1': out['health'], out['additional'] = split(F('14.6')), split(add)
    if g[3] == '1':
        # § 58 (5) SGB XI, § 2 (2) sentence 6 BVV: in Saxony 1 % of BE alone, the rest as elsewhere.
        alone = pct(be, 1) if is_saxon(p) else 0
        ee, er = split(F('2.6') if is_saxon(p) else F('3.6')); ch = care_change(p, month)
        out['care'] = (ee + alone + (pct(be, ch) if ch > 0 else -pct(low, -ch)), er)
    if g[1] == '1': out['pension'] = split(F('18.6'))
    if g[2] == '1': out['unemployment'] = split(F('2.6'))
    return out

def marks(p, month, subsidy, no_relief):
    """What the ministry's plan is told of a person."""
    y = int(month[:4]); g = p['group']; card = p['card']
    inp = dict(STKL=card['class'], ZKF=str(card.get('zkf', '0')), R=1 if card.get('church') else 0)
    inp['PVS'] = 1 if is_saxon(p) else 0
    inp['KRV'] = 0 if g[1] == '1' else 1
    if y >= 2026: inp['ALV'] = 0 if g[2] == '1' else 1
    if p.get('private') is not None:
        pr = p['private']; inp['PKV'] = 1
        inp['PKPV'] = pr['tax']
        if y >= 2026: inp['PKPVAGZ'] = subsidy
        elif subsidy: inp['PKV'] = 2
    else:
        inp['PKV'] = 0; inp['KVZ'] = FUNDS[p['fund']][y][0] if p.get('fund') else AVERAGE[y]
        inp['PVZ'] = 1 if has_surcharge(p, month) else 0
        inp['PVA'] = max(min(young_children(p, month), 5) - 1, 0) if p['parent'] else 0
    born = int(p['birth'][:4])
    done64 = born + 64 if p['birth'][5:] != '01-01' else born + 63
    if done64 < y and not no_relief: inp.update(ALTER1=1, AJAHR=done64 + 1)
    return inp

def run_plan(y, inp): return PLANS[y](**{k: v for k, v in inp.items() if k in PLANS[y].names})

def year_taxes(p, month, pay, subsidy):
    """§ 42b (2) EStG: on the pay of a year by the marks of its last month."""
    o = run_plan(int(month[:4]), {**marks(p, month, subsidy, False), 'LZZ': 1, 'RE4': pay})
    return o['LSTLZZ'], o['SOLZLZZ'], o['BK'] * 9 // 100 if p['card'].get('church') else 0

def tax(p, month, running, one_time, jre4, tax_days, whole, subsidy, no_relief, compensation=(0, 0)):
    """By the ministry's plan; a part month by the day (plan 2.1). Church tax 9 %, cents cut off."""
    y = int(month[:4]); card = p['card']
    ent, ent_before = compensation
    known = marks(p, month, subsidy, no_relief); period = dict(LZZ=2, RE4=running) if whole else dict(LZZ=4, RE4=running // tax_days)
    inp = {k: known[k] for k in ('STKL', 'ZKF', 'R')} | period | known
    if one_time: inp.update(SONSTB=one_time, JRE4=jre4, SONSTENT=ent, JRE4ENT=ent_before)
    if 'factor' in card: inp.update(af=1, f=card['factor'])
    if 'free' in card:
        # R 39a.1 (7) LStR: a day has a thirtieth, rounded up to five cents.
        inp['LZZFREIB'] = card['free'][0] if whole else -(-card['free'][0] // 150) * 5
        if one_time: inp['JFREIB'] = card['free'][1]
    o = run_plan(y, inp)
    times = 1 if whole else tax_days
    t = {'wage tax': o['LSTLZZ'] * times, 'soli': o['SOLZLZZ'] * times}
    rate = 8 if p.get('state') == 'BY' else 9
    if card.get('church'): t['church tax'] = (o['BK'] * rate // 100) * times
    if one_time:
        t['wage tax one-time'] = o['STS']; t['soli one-time'] = o['SOLZS']
        if card.get('church'): t['church tax one-time'] = o['BKS'] * rate // 100
    said = ' '.join(f"{k}={v}" for k, v in inp.items() if str(v) not in ('0',))
    return t, f"plan {min(y,2026)}{'' if y < 2027 else ' with ceilings of 2027'}: {said}" + ('' if whole else f", times {tax_days} days")
