"""Who works in the firm, month by month, and what their payslips must say."""

MONTHS = [f'2025-{m:02}' for m in (11, 12)] + [f'2026-{m:02}' for m in range(1, 13)] + ['2027-01']
K, A = 'Küstenkasse', 'Alpenkasse'
P = {}
def person(name, **p): P[name] = dict(name=name, kind='general', group='1111', parent=False, children=[], fund=K, entry='2025-11-01', exits=[], pgr='101', card={'class': 1}, **{}) | p

HOURS = {'2025-11': (168, 8), '2025-12': (150.5, 0), '2026-01': (160, 0), '2026-02': (155.25, 5.5), '2026-03': (171, 12),
  '2026-04': (149.75, 0), '2026-05': (120, 0), '2026-06': (166.4, 3.15), '2026-07': (180, 20), '2026-08': (96, 0),
  '2026-09': (160, 0), '2026-10': (158.33, 1.33), '2026-11': (160, 0), '2026-12': (140, 0), '2027-01': (151, 0)}
NIGHT = {'2025-11': 12, '2026-01': 7.5, '2026-06': 16, '2026-12': 9}
DAYS = {'2026-05': 5, '2026-08': 10, '2026-12': 2}  # leave, leave, sick: paid as 8 hours each (§ 11 BUrlG, § 4 EFZG)
OLGA = {'2026-04': 60, '2026-05': 110, '2026-06': 38.5}

person('Anna', birth='1990-06-15', salary=3200_00, card={'class': 1, 'church': 'ev'},
       one={'2025-12': 1000_00, '2026-03': 9000_00, '2026-11': 1600_00}, earlier={'2025': 32000_00})
person('Bert', birth='1985-02-10', hourly=18_50, parent=True, children=['2019-03-03', '2026-05-20'],
       card={'class': 3, 'church': 'rk', 'zkf': '1.0'}, change={'2026-06': dict(card={'class': 3, 'church': 'rk', 'zkf': '2.0'})})
person('Clara', birth='1983-04-01', kind='zone', salary=1450_00, parent=True, children=['2009-01-05', '2012-07-30', '2016-11-11'],
       card={'class': 5}, change={'2026-10': dict(salary=1700_00)})
person('Dora', birth='1978-09-09', kind='minijob', pgr='109', group='6100', fund=None, salary=450_00, card=None,
       more={'2026-08': 500_00})
person('Emil', birth='2007-08-20', pgr='102', salary=850_00, change={'2026-09': dict(salary=980_00)}, one={'2026-12': 300_00})
person('Finn', birth='2003-04-17', kind='zone', pgr='106', group='0100', salary=1000_00)
person('Gerda', birth='1959-12-20', parent=True, salary=2600_00,
       change={'2026-03': dict(pgr='119', group='3321')}, one={'2026-11': 1300_00})
person('Hugo', birth='1980-01-31', group='0110', salary=7200_00,
       private={'health': 620_00, 'care': 55_00, 'tax': 500_00}, change={'2026-01': dict(private={'health': 648_00, 'care': 58_00, 'tax': 530_00})})
person('Ida', birth='1988-12-24', group='9111', salary=7000_00, card={'class': 4, 'zkf': '0'}, kind='voluntary',
       car=(42_080_00, 15))
person('Jan', birth='1975-05-05', kind='director', pgr='director', group='0000', fund=None, salary=6500_00, card={'class': 3, 'zkf': '1.0'},
       parent=True, children=['2011-02-02'], private={'health': 0, 'care': 0, 'tax': 0})
person('Kai', birth='1992-03-03', salary=3500_00, convert=(200_00, 30_00), savings=40_00, more={}, change={'2026-01': dict(convert=(400_00, 60_00))})
person('Lena', birth='1986-10-10', salary=3600_00, parent=True, children=['2015-06-06'], card={'class': 2, 'zkf': '0.5'},
       garnish=[('table', 2600_00, 1)], change={'2026-07': dict(fund=A)}, christmas={'2025-11': 1200_00, '2026-11': 1200_00})
person('Mona', birth='1995-07-07', salary=3000_00, away=[('2026-02-16', '2026-04-10')])
person('Noah', birth='1999-01-20', salary=3400_00, entry='2026-01-12', stays=[('2026-01-12', '2026-05-20'), ('2026-09-14', None)],
       one={'2026-05': 640_00, '2026-12': 1700_00})
person('Olga', birth='1998-02-02', kind='short', pgr='110', group='0000', fund=None, hourly=16_00, card=None, church='ev',
       entry='2026-04-15', stays=[('2026-04-15', '2026-06-10')])
person('Zita', birth='1987-03-03', salary=2000_00, card={'class': 4, 'church': 'ev', 'spouse': 'rk'}, change={'2026-07': dict(salary=4500_00)})
# § 42b (1) EStG: with ten people on 31 December a duty for whom the law does not leave out, as all others here: class V, a change of
# insurance or of the additional rate in the year, time without pay, taxed flat, not employed for the whole year.
EQUALISED = ['Anna', 'Emil', 'Hugo', 'Ida', 'Jan', 'Kai', 'Zita']
# Later on: one event each.
person('Paul', birth='1991-05-05', kind='zone', salary=1200_00, entry='2026-02-11', stays=[('2026-02-11', '2026-12-31')],
       one={'2026-11': 300_00, '2026-12': 1200_00})
person('Rosa', birth='1994-04-04', salary=3300_00, entry='2026-01-01', stays=[('2026-01-01', '2026-08-31')],
       away=[('2026-04-20', '2026-12-31')], subsidy={'2026-04': 11, '2026-05': 31, '2026-06': 30, '2026-07': 26})
person('Sven', birth='1989-09-19', salary=4100_00, entry='2026-01-01', stays=[('2026-01-01', '2026-03-31')], one={'2026-02': 2000_00},
       card={'class': 4, 'factor': 0.925, 'church': 'ev', 'spouse': 'rk'})
person('Udo', birth='1981-01-15', salary=4500_00, entry='2026-01-01', stays=[('2026-01-01', '2026-03-31')], card={'class': 6}, jobs=[5000_00])
person('Ute', birth='1982-02-15', salary=4700_00, entry='2026-01-01', stays=[('2026-01-01', '2026-03-20')],
       card={'class': 1, 'free': (150_00, 1800_00), 'church': 'rk'}, one={'2026-02': 1500_00})
person('Vera', birth='1970-07-01', kind='minijob', pgr='109', group='6100', fund=None, card=None, salary=120_00,
       entry='2026-03-16', stays=[('2026-03-16', '2026-05-31')])
person('Willi', birth='1968-08-08', parent=True, salary=5000_00, entry='2026-01-01', stays=[('2026-01-01', '2026-06-30')],
       severance={'2026-06': 30000_00}, late={'2026-07': 2000_00})
person('Xenia', birth='1996-06-16', salary=3000_00, entry='2026-01-01', stays=[('2026-01-01', '2026-09-30')], change={'2026-07': dict(fund=A)})
person('Yann', birth='1990-10-20', salary=2900_00, entry='2026-05-01', stays=[('2026-05-01', '2026-08-31')],
       garnish=[('table', 400_00, 0), ('table', 5000_00, 0), ('maintenance', 9000_00, 1600_00)], advance={'2026-06': 100_00}, severance={'2026-08': 3000_00})
# Corrections of closed months: person, month, the month in which it counts, and what is different.
CORRECTIONS = [('Kai', '2025-12', '2026-01', dict(extra=250_00)), ('Mona', '2026-12', '2027-01', dict(extra=300_00)),
  ('Zita', '2026-11', '2027-01', dict(extra=500_00)), ('Zita', '2026-12', '2027-01', dict()),
  ('Finn', '2026-02', '2026-07', dict(extra=100_00)),
  ('Xenia', '2026-05', '2026-07', dict(fund=A)), ('Xenia', '2026-06', '2026-07', dict(fund=A)), ('Yann', '2026-05', '2026-06', dict(extra=200_00))]

