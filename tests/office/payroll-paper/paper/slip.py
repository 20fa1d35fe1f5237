"""A payslip, line by line."""
import copy
from law import *
from people import DAYS, EQUALISED, HOURS, NIGHT, OLGA

from days import as_of, cut, days_ahead, employed, stays

TAXES = 'wage tax', 'soli', 'church tax'
def withheld(t): return {k: t.get(k, 0) + t.get(k + ' one-time', 0) for k in TAXES}

def equalised(p, month, year, t, pay, subsidy):
    """§ 42b (3) EStG: what was withheld in the year beyond the tax on the year's pay; nothing is demanded."""
    owed = dict(zip(TAXES, year_taxes(p, month, year['run'] + year['other'] + pay, subsidy)))
    all_ = {k: year[k] + withheld(t)[k] for k in TAXES}
    back = {k + ' back': -max(0, all_[k] - owed[k]) for k in TAXES}
    said = '; year ' + ', '.join(f"{k} {eur(all_[k])} − {eur(owed[k])}" for k in TAXES if all_[k])
    return {k: v for k, v in back.items() if v}, said

def blank(): return dict(conv=0, days=0, kv=0, rv=0, pv=0, run=0, other=0, ent=0, tax_days=0, **{k: 0 for k in TAXES})

def shared_base(p, running, most):
    """§ 22 (2) SGB IV: several jobs up to the ceiling together, each of them capped first."""
    own = min(running, most); pool = own + sum(min(j, most) for j in p.get('jobs', []))
    return own if pool <= most else r(F(most * own, pool))

def late_slip(p, month, hist):
    """One-time pay after the last day: insured in the last month of the year (§ 23a (2) SGB IV), taxed with the year's pay raised (R 39b.6 (3) LStR)."""
    one, year, y = p['late'][month], hist[0], int(month[:4]); x = {'gross': one}
    k1 = min(one, ceiling(KV[y], year['days']) - year['kv']); r1 = min(one, ceiling(RV[y], year['days']) - year['rv'])
    rows = shares(p, month, k1, r1); x['base health one-time'], x['base pension one-time'] = k1, r1
    for b in ROWS: x[b + ' one-time'], x['firm ' + b + ' one-time'] = rows[b]
    x['insolvency'] = pct(r1, '0.15')
    jre4 = r(F(year['run'] * 360, year['tax_days'])) + year['other']
    t, said = tax(p, month, 0, one, jre4, 30, True, 0, False, (0, year['ent'])); x.update(t)
    ee = sum(rows[b][0] for b in ROWS); er = sum(rows[b][1] for b in ROWS)
    x['net'] = x['payout'] = one - ee - sum(t.values()); x['cost'] = one + er + x['insolvency']; x['company pension'] = 0
    x.update(_taxed=one, _severance=0, _subsidy=0, _accident=one, _of_last=True, _how=f"paid after the last day; {said}", _group=p['group'], _fund=p['fund'], _kind=p['kind'], _card=p['card'], _pgr=p['pgr'], _church=p['card'].get('church'))
    return x, dict(days=0, kv=k1, rv=r1, run=0, other=one, ent=0, tax_days=0, conv=0, pv=k1, **withheld(t))

def slip(p0, month, hist, extra=0, limit_pay=None):
    """One payslip. `hist`: this year and last; `limit_pay` replaces the one-time pay for the net method."""
    p = as_of(p0, month); y = int(month[:4]); n = days_in(month)
    if not employed(p, month): return late_slip(p, month, hist)
    first, last, left = employed(p, month)
    days = [d for d in range(first, last + 1)]
    whole = len(days) == n
    tax_days = 30 if whole else len(days)
    gone = cut(p, month, days)
    sv_days = tax_days if not gone else (0 if len(gone) == len(days) else min(30, len(days) - len(gone)))
    how, x = [], {}
    year, before = hist[:2]
    # --- pay
    free_premium = 0
    if 'salary' in p:
        paid = len(days) - len(gone)
        part = lambda c: c if paid == n else r(F(c * paid, n))
        pay = part(p['salary']) + part(extra) + part(p.get('more', {}).get(month, 0))
        how.append(f"salary {eur(p['salary'])}" + (f" × {paid}/{n}" if paid != n else '') + (f" + {eur(extra)}" if extra else '') + (f" + {eur(p['more'][month])}" if p.get('more', {}).get(month) else ''))
    elif p['kind'] == 'short':
        pay = r(F(str(OLGA[month])) * p['hourly']); how.append(f"{OLGA[month]} h × {eur(p['hourly'])}")
    else:
        all_h, over = (F(str(h)) for h in HOURS[month])
        a, b = r((all_h - over) * p['hourly']), r(over * p['hourly']); c = r(over * p['hourly'] / 4)
        days_pay = r(F(DAYS.get(month, 0) * 8) * p['hourly']); free_premium = r(F(str(NIGHT.get(month, 0))) * p['hourly'] / 4)
        pay = a + b + c + days_pay; how.append(f"{float(all_h-over):g} h × {eur(p['hourly'])}" + (f" + {float(over):g} h × {eur(p['hourly'])} + 25 % of it" if over else '') + (f' + {DAYS[month]} days × 8 h' if month in DAYS else '') + (f', night {NIGHT[month]} h × 25 % free (§ 3b EStG)' if month in NIGHT else ''))
    one = p.get('one', {}).get(month, 0) + p.get('christmas', {}).get(month, 0)
    if limit_pay is not None: one = limit_pay
    kind = 0
    if 'car' in p:
        price, km = p['car']; price = price // 100_00 * 100_00
        kind = pct(price, 1) + pct(price, F('0.03') * km)
        how.append(f"car 1 % + {km} × 0.03 % of {eur(price)}")
    saved = p.get('savings', 0)
    conv = p.get('convert', (0, 0))
    room4 = max(0, RV[y] * 4 // 100 - year['conv'] - conv[1]); room8 = max(0, RV[y] * 8 // 100 - year['conv'] - conv[1])
    c_free, c_tax = min(conv[0], room4), min(conv[0], room8); from_net = conv[0] - c_tax
    running = pay + kind + saved - c_free
    only_tax = c_tax - c_free
    off = p.get('severance', {}).get(month, 0)
    subsidy = 0
    if month in p.get('subsidy', {}):   # § 20 MuSchG: net of the three months before, a day, less 13 euros
        daily = r(F(hist[2]['net3'], 90)); subsidy = (daily - 13_00) * p['subsidy'][month]
        how.append(f"§ 20 MuSchG: ({eur(hist[2]['net3'])} / 90 = {eur(daily)} − 13.00) × {p['subsidy'][month]} days, free")
    gross = running - only_tax + one + free_premium + off + subsidy
    if conv[0]: how.append(f"− converted {eur(conv[0])} + savings {eur(saved)}")
    x['gross'] = gross
    h = dict(days=0, kv=0, rv=0)
    # --- contributions
    rows, rows1 = {b: (0, 0) for b in ROWS}, None
    levy_base = levy_one = 0; of_last = False
    if p['kind'] == 'zone' and r(F(running * 30, sv_days)) + one <= 2000_00:
        monthly = r(F(running * 30, sv_days))
        be, low = zone_bases(monthly, y)
        whole_be, whole_low = be, low
        if sv_days < 30: be, low = r(F(be * sv_days, 30)), r(F(low * sv_days, 30))
        rows = zone_shares(p, month, be, low); levy_base = be
        if one:
            be1, low1 = zone_bases(monthly + one, y); be1, low1 = be1 - whole_be + be, low1 - whole_low + low; both_rows = zone_shares(p, month, be1, low1)
            rows1 = {b: (both_rows[b][0] - rows[b][0], both_rows[b][1] - rows[b][1]) for b in ROWS}
            x['base health one-time'] = x['base pension one-time'] = levy_one = be1 - be
            how.append(f"with one-time pay {eur(be1)}, employee's {eur(low1)}")
        x['base health'] = be if p['group'][0] != '0' else 0; x['base pension'] = be
        h = dict(days=sv_days, kv=x['base health'] + levy_one, rv=be + levy_one)
        how.append(f"zone: {eur(be)}, employee's {eur(low)}")
    elif p['kind'] == 'minijob':
        least = r(F(175_00 * sv_days, 30)); own = max(pay, least)   # § 163 (8) SGB VI
        # § 2 (1) sentences 3 and 5 BVV: the rest of the whole up to the least base, above it each share apart.
        er = pct(pay, 15); rows['pension'] = (pct(own, F('18.6')) - er if pay <= least else pct(pay, F('3.6')), er); rows['health'] = (0, pct(pay, MINIJOB_KV[y]))
        levy_base = pay; x['base pension'] = own; x['base health'] = pay
        h = dict(days=sv_days, kv=0, rv=pay)
    elif p['kind'] == 'short': levy_base = pay
    elif p['kind'] == 'director': pass
    else:
        kv = shared_base(p, running, ceiling(KV[y], sv_days)) if p['group'][0] != '0' or p['group'][3] != '0' else 0
        rv = shared_base(p, running, ceiling(RV[y], sv_days))
        pv = min(kv, ceiling(PV[y], sv_days))
        if pv != kv: x['base care'] = pv; how.append(f"care insurance on {eur(pv)}")
        rows = shares(p, month, kv, rv, pv=pv); levy_base = rv
        x['base health'], x['base pension'] = kv, rv
        h = dict(days=sv_days, kv=kv, rv=rv, pv=pv)
        if one:
            d = year['days'] + sv_days
            room = lambda yr, cap, used, dd: max(0, ceiling(cap[yr], dd) - used)
            rk, rr = room(y, KV, year['kv'] + kv, d), room(y, RV, year['rv'] + rv, d)
            if month[5:] <= '03' and one > (rk if p['group'][0] in '13' else rr) and before and before['days']:
                of_last = True; c1 = 0
                rk, rr = room(y - 1, KV, before['kv'], before['days']), room(y - 1, RV, before['rv'], before['days'])
                dec = f'{y-1}-12'; q = as_of(p0, dec)
                k1, r1 = min(one, rk), min(one, rr); rows1 = shares(q, dec, k1, r1, fund_year=y - 1)
                how.append(f"March rule: counts in {dec}, room {eur(rk)} and {eur(rr)}")
            else:
                k1, r1 = min(one, rk), min(one, rr)
                cc = min(one, room(y, PV, year['pv'] + pv, d)); rows1 = shares(p, month, k1, r1, pv=cc)
                if cc != k1: x['base care one-time'] = cc
                c1 = cc
                how.append(f"one-time {eur(one)}: room {eur(rk)} and {eur(rr)} of {d} days")
            if p['group'][0] == '0' and p['group'][3] == '0': k1 = 0; x.pop('base care one-time', None)
            x['base health one-time'], x['base pension one-time'] = k1, r1; levy_one = r1
            if of_last: before['kv'] += k1; before['rv'] += r1
            else: h['kv'] += k1; h['rv'] += r1; h['pv'] = pv + c1
    voluntary = p['kind'] == 'voluntary'
    for b in ROWS:
        ee, er = rows[b]; x[b], x['firm ' + b] = ee, er
        if rows1:
            x[b + ' one-time'] = rows1[b][0]; x['firm ' + b + ' one-time'] = rows1[b][1]
    # --- levies: AAG, § 358 SGB III
    if p['kind'] != 'director':
        u1, u2 = CENTRE[y] if not p.get('fund') else FUNDS[p['fund']][y][1:]
        x['u1'], x['u2'] = pct(levy_base, u1), pct(levy_base, u2); x['insolvency'] = pct(levy_base + levy_one, '0.15')
    # --- subsidies, § 257 SGB V, § 61 SGB XI
    subs = whole_subs = 0
    if p.get('private') and p['private']['health']:
        pr = p['private']; base = min(running, ceiling(KV[y], sv_days)); care_base = min(running, ceiling(PV[y], sv_days))
        scaled = running if whole else r(F(running * 30, sv_days)) if sv_days else 0
        full, fullc = min(scaled, ceiling(KV[y], 30)), min(scaled, ceiling(PV[y], 30))
        whole_subs = min(r(F(pr['health'], 2)), pct(full, F('7.3') + F(AVERAGE[y]) / 2)) + min(r(F(pr['care'], 2)), pct(fullc, F('3.6') - care_own(p)))
        hs = min(r(F(pr['health'] * sv_days, 60)), pct(base, F('7.3') + F(AVERAGE[y]) / 2)); cs = min(r(F(pr['care'] * sv_days, 60)), pct(care_base, F('3.6') - care_own(p)))
        x['health subsidy'], x['care subsidy'] = hs, cs; subs = hs + cs
        how.append(f"half of premiums {eur(pr['health'])} and {eur(pr['care'])}")
    # --- tax
    t, taxed, taxed_one = {}, running - only_tax, one + off
    past_limit = p['group'] in ('3321',) and month >= '2026-01'
    if past_limit:   # § 3 no. 21 EStG
        f1 = min(2000_00, taxed); f2 = min(2000_00 - f1, taxed_one); taxed, taxed_one = taxed - f1, taxed_one - f2
        how.append('2,000.00 free of tax (§ 3 no. 21 EStG)')
    if p.get('card'):
        whole_pay = p['salary'] + kind + saved - c_tax if 'salary' in p else taxed
        if past_limit: whole_pay -= min(2000_00, whole_pay)
        dd = days_ahead(p, month)
        jre4 = year['run'] + year['other'] + taxed + r(F(whole_pay * dd, 30)) + p.get('earlier', {}).get(str(y), 0) if taxed_one else 0
        t, said = tax(p, month, taxed, taxed_one, jre4, tax_days, whole, whole_subs, past_limit, (off, year['ent']))
        kept = withheld(t)
        if month == '2026-12' and p0.get('name') in EQUALISED:
            back, more = equalised(p, month, year, t, taxed + taxed_one, whole_subs); t = {**t, **back}; said += more
        x.update(t); how.append(said)
    else: kept = withheld({})
    flat = 0
    if p['kind'] == 'minijob': flat = pct(pay, 2); x['flat tax'] = flat
    if p['kind'] == 'short':
        w = pct(pay, 25); s = w * 55 // 1000; c = w * 9 // 100; flat = w + s + c; x['flat tax'] = flat
        x['_flat'] = (w, s, c); how.append(f"25 % {eur(w)}, 5.5 % of it {eur(s)}, church tax 9 % {eur(c)}")
    # --- net
    own = lambda b: not (voluntary and b in ('health', 'additional', 'care'))
    ee = sum(x.get(b + s, 0) for b in ROWS for s in ('', ' one-time') if own(b))
    x['net'] = gross - ee - sum(t.values())
    out = x['net'] + subs
    if voluntary:
        w = lambda b: x.get(b, 0) + x.get(b + ' one-time', 0)
        ke, kr = w('health') + w('additional'), w('firm health') + w('firm additional')
        x['health subsidy'], x['care subsidy'] = kr, w('firm care')
        x['voluntary health'], x['voluntary care'] = -(ke + kr), -(w('care') + w('firm care'))
        subs = kr + w('firm care'); out += subs - ke - kr - w('care') - w('firm care')
    if kind: x['benefit in kind'] = -kind; out -= kind
    if saved: x['savings'] = -saved; out -= saved
    if 'garnish' in p0 and sum(hist[2]['due']) > 0 and limit_pay is None:
        free_c = min(table850c(month)[4], p.get('christmas', {}).get(month, 0))
        import copy
        net = slip(p0, month, (dict(year), dict(before) if before else None, copy.deepcopy(hist[2])), limit_pay=one - free_c)[0]['net'] if free_c else x['net']
        once = 0
        if off:   # § 850i ZPO: what comes once is protected by a court alone
            regular = slip({**p0, 'severance': {}}, month, (dict(year), dict(before) if before else None, copy.deepcopy(hist[2])), limit_pay=one - free_c)[0]['net']
            once, net = net - regular, regular
            how.append(f"net severance {eur(once)} in full")
        own_cost = 0
        if voluntary: own_cost = x['health'] + x['additional'] + x['care'] + sum(x.get(b + ' one-time', 0) for b in ROWS[:3])
        if p.get('private'): own_cost = max(0, p['private']['health'] + p['private']['care'] - subs)
        net = max(0, net - own_cost)
        basic, d1, d2, top, _ = table850c(month); taken = 0
        for i, (sort, _, at) in enumerate(p0['garnish']):
            if sort == 'maintenance': most = max(0, net + once - at); how.append(f"maintenance: {eur(net)} − {eur(at)}")
            else:
                at = min(at, 5)
                free = basic + (d1 + (at - 1) * d2 if at else 0); tenth = 7 if at == 0 else 6 - at
                tens = min(net, top) // 10_00 * 10_00
                most = max(0, r(F(max(0, tens - free) * tenth, 10))) + max(0, net - top) + once
                how.append(f"attachable net {eur(net)}: {tenth} tenths of {eur(tens)} − {eur(free)}")
            g = min(hist[2]['due'][i], max(0, most - taken)); taken += g; hist[2]['due'][i] -= g
            how.append(f"{eur(g)} taken, {eur(hist[2]['due'][i])} left of the claim")
        if taken: x['garnishment'] = -taken
        out -= taken
    lent = p.get('advance', {}).get(month, 0)
    if lent: x['advance'] = -lent; out -= lent
    x['payout'] = out
    x['company pension'] = sum(conv) - from_net
    if from_net: x['unknown pension_from_net'] = -from_net; x['payout'] -= from_net
    firm = sum(x.get('firm ' + b + s, 0) for b in ROWS for s in ('', ' one-time') if own(b))
    x['cost'] = gross + firm + x.get('u1', 0) + x.get('u2', 0) + x.get('insolvency', 0) + flat + subs + sum(conv) - from_net
    x['_taxed'] = taxed + taxed_one if p.get('card') else 0; x['_severance'] = off; x['_subsidy'] = subsidy; x['_accident'] = running + one + free_premium
    x['_how'] = '; '.join(how); x['_of_last'] = of_last; x['_group'] = p['group']; x['_fund'] = p.get('fund'); x['_kind'] = p['kind']; x['_card'] = p.get('card') or {}; x['_pgr'] = p['pgr']
    x['_church'] = (p.get('card') or {}).get('church') or p.get('church')
    h.setdefault('pv', h['kv'])
    hist[2]['net3'] = hist[2].get('net3', 0) + (x['net'] if month < '2026-04' else 0)
    return x, dict(h, run=taxed if p.get('card') else 0, other=taxed_one if p.get('card') else 0, ent=off, tax_days=tax_days, conv=sum(conv), **kept)

