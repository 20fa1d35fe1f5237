import type { RuleKey } from '~/domain/payroll/rules'

export const rules = {
  pay_hours: '{hours} Std. × {wage}',
  pay_overtime: '{hours} Überstunden × {wage}',
  pay_overtime_premium: '{hours} Überstunden × {wage} × {premium}',
  pay_salary: 'Monatsgehalt {salary}',
  pay_salary_part: '{salary} × {employedDays} / {days} Tage',
  pay_as_entered: 'wie angegeben',
  wage_tax:
    'Jahreslohn {annualPay} − Altersentlastung {ageRelief} − Freibetrag {allowance} + Hinzurechnung {addition} − Pauschbeträge {tableAllowances} − Vorsorge {provision} = zu versteuern {taxableIncome}; Jahressteuer {annualTax} / 12 (§ 39b EStG)',
  wage_tax_by_day:
    'Jahreslohn aus dem Tageslohn {annualPay} − Altersentlastung {ageRelief} − Freibetrag {allowance} + Hinzurechnung {addition} − Pauschbeträge {tableAllowances} − Vorsorge {provision} = zu versteuern {taxableIncome}; Jahressteuer {annualTax} / 360 = {tax} × {days} Tage (§ 39b EStG)',
  wage_tax_one_time:
    'Jahressteuer auf {payAfter}: {taxAfter} − Jahressteuer auf {payBefore}: {taxBefore}, × Faktor {factor} (§ 39b Abs. 3 EStG)',
  solidarity:
    'Jahressteuer mit Kinderfreibeträgen {annualBase}; frei bis {limit} (Klasse III das Doppelte), darüber höchstens {mitigationRate} des Mehrbetrags, sonst {rate} (§§ 3, 4 SolZG)',
  solidarity_one_time: '{rate} von {base}, sobald die Jahressteuer die Freigrenze übersteigt',
  church_tax: '{base} × {rate}',
  church_tax_by_day: '{base} × {rate} je Tag × {days} Tage',
  flat_tax: '{base} × {rate} (§ 40a Abs. 2 EStG)',
  base_running: 'Lohn {pay}, höchstens {yearlyCeiling} / 360 × {days} Tage = {ceiling}',
  base_one_time:
    'Einmalzahlung {pay}, höchstens {ceiling} ({days} Tage) − bisher {soFar} (§ 23a Abs. 3 SGB IV)',
  base_one_time_previous_year:
    'Einmalzahlung {pay} im Vorjahr (Märzklausel), höchstens {ceiling} ({days} Tage) − bisher {soFar} (§ 23a Abs. 4 SGB IV)',
  base_zone:
    'Übergangsbereich: F {factor} × G {lowerLimit} + ({upperLimit} − G × F) / ({upperLimit} − G) × ({pay} − G), {days} von 30 Tagen (§ 20 Abs. 2a SGB IV)',
  base_zone_below:
    'Übergangsbereich unterschritten: F {factor} × {pay}, {days} von 30 Tagen (§ 2 Abs. 2 BVV)',
  base_minijob: 'Lohn {pay}',
  base_minijob_minimum: 'Mindestbemessungsgrundlage {base} statt {pay} (§ 163 Abs. 8 SGB VI)',
  halves: '{base} × {half} je Seite (halber Satz von {rate})',
  employer_half_only: '{base} × {half}, nur Arbeitgeber',
  care: '{base} × {employeeRate} Arbeitnehmer, × {employerRate} Arbeitgeber (§§ 55, 58 SGB XI)',
  zone_share:
    'gesamt 2 × ({base} × {half}); Arbeitnehmer {employeeBase} × {half}, Arbeitgeber der Rest (§ 2 Abs. 2 BVV)',
  zone_care:
    'gesamt 2 × ({base} × {half}); Arbeitnehmer {employeeBase} × {half} + Zuschlag {surcharge} − Abschlag {reduction} ({reductionRate} von {employeeBase}), Arbeitgeber der Rest (§ 2 Abs. 2 BVV)',
  minijob_flat_share: '{base} × {rate}, nur Arbeitgeber',
  minijob_pension: 'Arbeitgeber {pay} × {rate}; Arbeitnehmer {base} × {employeeRate}',
  minijob_pension_minimum:
    'Arbeitgeber {pay} × {rate} = {employer}; Arbeitnehmer {base} × {wholeRate} − {employer} (§ 163 Abs. 8 SGB VI)',
  levy: '{base} × {rate}',
  private_subsidy: 'halber Beitrag {half} von {premium}, höchstens {maximum} (§ 257 SGB V, § 61 SGB XI)',
  net: 'Gesamtbrutto {gross} − Steuern {taxes} − Beiträge {contributions}',
  payout: 'Netto {net} + {additions} − {deductions}',
  passed_on_flat_tax: '{base} × {rate}, vom Arbeitgeber abgewälzt (§ 40a Abs. 2 EStG, § 1 Abs. 3 Nr. 2 EBV)',
  age_limit_allowance:
    'von {running} laufend und {other} einmalig zusammen höchstens {most} (§ 3 Nr. 21 EStG)',
  solidarity_of_period:
    'Jahressteuer mit Kinderfreibeträgen {annualBase}; frei bis {limit}, darüber höchstens {mitigationRate} des Mehrbetrags, sonst {rate}; geteilt durch {periods}, mal {days} (§§ 3, 4 SolZG)',
  solidarity_one_time_free: 'die Jahressteuer übersteigt die Freigrenze nicht',
  base_running_shared:
    'Lohn {pay}, höchstens {yearlyCeiling} / 360 × {days} Tage = {ceiling}; davon {own} von {pool} aller Beschäftigungen (§ 22 Abs. 2 SGB IV)',
  base_zone_shared:
    'Übergangsbereich: F {factor} × G {lowerLimit} + ({upperLimit} − G × F) / ({upperLimit} − G) × ({all} − G), davon {pay} von {all}, {days} von 30 Tagen (§ 20 Abs. 2a SGB IV)',
  base_zone_one_time:
    'Übergangsbereich mit Einmalzahlung {oneTime}: auf {pay} im Monat {whole}, ohne sie {running}',
  zone_care_saxony:
    'gesamt 2 × ({base} × {half}); Arbeitnehmer {employeeBase} × {half} + allein {aloneRate} von {base} = {alone} + Zuschlag {surcharge} − Abschlag {reduction}, Arbeitgeber der Rest (§ 58 Abs. 3, 5 SGB XI, § 2 Abs. 2 BVV)',
  added_by_one_time:
    'mit Einmalzahlung auf {wholeBase}: Arbeitnehmer {wholeEmployee}, Arbeitgeber {wholeEmployer}; ohne auf {runningBase}: {runningEmployee}, {runningEmployer}',
  private_subsidy_for_days:
    'halber Beitrag von {premium} für {days} von 30 Tagen {half}, höchstens {base} × {rate} = {maximum} (§ 257 Abs. 2 SGB V, § 61 Abs. 2 SGB XI)',
  private_subsidy_shared:
    'halber Beitrag von {premium} für {days} von 30 Tagen, im Verhältnis {own} zu {pool} aller Beschäftigungen {half}, höchstens {base} × {rate} = {maximum} (§ 257 Abs. 2 SGB V, § 61 Abs. 2 SGB XI)',
  private_subsidy_one_time:
    'auf {base} Einmalzahlung höchstens {maximum}; vom halben Beitrag des Jahres noch frei {unused} (§ 257 Abs. 2 SGB V)',
  voluntary_subsidy: 'Arbeitgeberanteil {employer} (§ 257 Abs. 1 SGB V, § 61 Abs. 1 SGB XI)',
  voluntary_contribution: 'an die Krankenkasse: {employee} + {employer}',
  professional_subsidy: 'halber Beitrag von {premium}, höchstens {base} × {rate} = {maximum} (§ 172a SGB VI)',
  taken_off: '{amount} abgezogen',
  premium_free:
    '{hours} Std. × {wage} × {percent} = {all}; frei bis {most}: steuerfrei {taxFree} (Grundlohn bis 50\u00a0€), davon beitragsfrei {free} (bis 25\u00a0€) (§ 3b EStG, § 1 SvEV)',
  premium_free_up_to:
    '{hours} Std. × {wage} × {percent} = {all}; frei bis {most}: steuerfrei {taxFree} (Grundlohn bis {taxedFrom}), davon beitragsfrei {free} (bis {insuredFrom}) (§ 3b EStG, § 1 SvEV)',
  premium_insured: 'steuerfrei {taxFree} − beitragsfrei {free}',
  premium_taxed: '{all} − steuerfrei {taxFree}',
  benefit_meals:
    '{breakfasts} Frühstücke × {breakfast} + {mainMeals} Mahlzeiten × {mainMeal} − bezahlt {own} (§ 2 SvEV)',
  benefit_accommodation: '{value} − bezahlt {own} (§ 2 Abs. 3 SvEV)',
  benefit_accommodation_shared: '{full} − {reduction} = {value}; − bezahlt {own} (§ 2 Abs. 3 SvEV)',
  benefit_car: '{price} × ({rate} + {kilometres} km × {kilometreRate}) − bezahlt {own} (§ 8 Abs. 2 EStG)',
  benefit_bike: '{price} (ein Viertel des Listenpreises) × {rate}',
  voucher: '{amount}; im Monat zusammen {sum}, frei bis {most} (§ 8 Abs. 2 Satz 11 EStG)',
  tax_free: 'von {amount} frei {free}, noch frei im Jahr {left} (§ 3 EStG)',
  above_free: '{amount} − {free}',
  commute:
    'von {amount} pauschal {free}: {days} Tage × {kilometres} km = höchstens {left} (§ 40 Abs. 2 Satz 2 EStG)',
  conversion_free:
    'von {amount} steuer- und beitragsfrei {free}, höchstens {contributionRoom} (§ 3 Nr. 63 EStG)',
  conversion_tax_free: 'von {amount} nur steuerfrei: {taxFree} − {free}, höchstens {taxRoom}',
  flat_tax_of_employer: '{base} × {rate}, darauf Soli {solidarityRate} und Kirchensteuer {churchRate}',
  garnishment_ordinary:
    'pfändbares Netto {net}, gezählt {counted}: ({counted} − {free}) × {tenths}/10 + {above} − schon gepfändet {taken}, höchstens {due} (§ 850c ZPO)',
  garnishment_maintenance:
    'pfändbares Netto {net} − geschützt {protected} − schon gepfändet {taken}, höchstens {due} (§ 850d ZPO)',
  garnishment_ordinary_insured:
    'pfändbares Netto {netPay} − eigene Versicherung {own} = {net}, gezählt {counted}: ({counted} − {free}) × {tenths}/10 + {above} − schon gepfändet {taken}, höchstens {due} (§ 850c, § 850e Nr. 1 ZPO)',
  garnishment_maintenance_insured:
    'pfändbares Netto {netPay} − eigene Versicherung {own} = {net} − geschützt {protected} − schon gepfändet {taken}, höchstens {due} (§ 850d, § 850e Nr. 1 ZPO)',
  garnishment_ordinary_once:
    'pfändbares Netto {net}, gezählt {counted}: ({counted} − {free}) × {tenths}/10 + {above} + Netto der Abfindung {once} − schon gepfändet {taken}, höchstens {due} (§ 850c, § 850i ZPO)',
  garnishment_ordinary_once_insured:
    'pfändbares Netto {netPay} − eigene Versicherung {own} = {net}, gezählt {counted}: ({counted} − {free}) × {tenths}/10 + {above} + Netto der Abfindung {once} − schon gepfändet {taken}, höchstens {due} (§ 850c, § 850e Nr. 1, § 850i ZPO)',
  short_time_allowance:
    '({full} − {flat} − Steuer {fullTax}) − ({actual} − {flat} − Steuer {actualTax}), davon {rate} (§§ 105, 106, 153 SGB III)',
  base_short_time:
    '{share} von Soll {full} − Ist {actual}, höchstens bis zur Bemessungsgrenze {room} (§ 232a Abs. 2 SGB V, § 163 Abs. 6 SGB VI)',
  base_partial_retirement:
    '{share} von {pay}, höchstens bis {ceilingShare} der Bemessungsgrenze {room} (§ 163 Abs. 5 SGB VI)',
  employer_alone: '{base} × {rate}, Arbeitgeber allein',
  top_up: '{pay} × {rate} (§ 3 Abs. 1 Nr. 1 AltTZG)',
  maternity_subsidy:
    '(Netto {net} / {netDays} Tage = {daily} − {ofFund} der Krankenkasse) × {days} Tage (§ 20 MuSchG)',
  refund: '{amount} in voller Höhe (§ 1 Abs. 2 AAG)',
  refund_share: 'Arbeitgeberanteile {shares} × {pay} / {running} (§ 1 Abs. 2 Nr. 3 AAG)',
  low_paid_one_time:
    'bis zur Geringverdienergrenze {alone} × {rate} Arbeitgeber allein; darüber {shared}: Arbeitnehmer × {employeeRate}, Arbeitgeber × {employerRate} (§ 20 Abs. 3 SGB IV)',
  equalisation:
    'im Jahr einbehalten {withheld}, Jahressteuer auf {pay}: {ofYear}; der Unterschied kommt zurück (§ 42b EStG)',
} satisfies Record<RuleKey, string>
