import type { SpecialKind } from '~/domain/payroll-run/specials'

interface Section {
  title: string
  text: string
  fields: Readonly<Record<string, string>>
}

const garnishment = (number: number): Section => ({
  title: number === 1 ? 'Pfändung (Lohnpfändung)' : `${number}. Pfändung`,
  text: 'Jemand hat bei Ihnen einen Beschluss über den Lohn zustellen lassen. Was abzuziehen ist, rechnet Zahltag nach §§\u00a0850 bis 850e ZPO; was schon abgezogen ist, zählt in den folgenden Monaten von der Forderung ab.',
  fields: {
    creditor: 'So steht es auf dem Lohnzettel, zum Beispiel: Pfändung Stadtwerke',
    kind: 'Wofür',
    dueCents: 'Was noch offen ist, in Euro (Forderung)',
    dependants: 'Für wie viele Personen gesorgt wird (Unterhaltspflichten)',
    protectedCents: 'Bei Unterhalt: was laut Beschluss bleiben muss, in Euro',
  },
})

const kinds: Record<SpecialKind, Section> = {
  company_car: {
    title: 'Dienstwagen (1-%-Regel)',
    text: 'Ein Wagen der Firma darf auch privat gefahren werden (§\u00a08 Abs.\u00a02 EStG).',
    fields: {
      listPriceCents: 'Listenpreis bei Erstzulassung, in Euro',
      share: 'Antrieb',
      commuteKilometres: 'Kilometer von zu Hause zur Arbeit',
      paidByEmployeeCents: 'Was die Person im Monat selbst dazu zahlt, in Euro',
    },
  },
  job_bike: {
    title: 'Dienstrad',
    text: 'Ein Rad, das statt Lohn überlassen wird. Den Betrag, auf den verzichtet wird, tragen Sie oben als „Gehaltsverzicht“ ein.',
    fields: { listPriceCents: 'Listenpreis des Rads, in Euro' },
  },
  meals: {
    title: 'Mahlzeiten (Sachbezugswerte)',
    text: 'Essen, das die Firma stellt; es zählt mit den amtlichen Werten (§\u00a02 SvEV).',
    fields: {
      breakfasts: 'Frühstücke im Monat',
      mainMeals: 'Mittag- und Abendessen im Monat',
      paidByEmployeeCents: 'Was die Person selbst dazu zahlt, in Euro',
    },
  },
  accommodation: {
    title: 'Unterkunft (Sachbezugswert)',
    text: 'Ein Zimmer, das die Firma einen ganzen Monat stellt; es zählt mit dem amtlichen Wert, den Abzüge mindern (§\u00a02 Abs.\u00a03 SvEV). Für eine ganze Wohnung gilt die ortsübliche Miete: tragen Sie sie oben als Sachbezug ein, ebenso einen Teilmonat (je Tag ein Dreißigstel).',
    fields: {
      occupants: 'Wie viele Personen in dem Zimmer wohnen',
      isCommunal: 'In einer Gemeinschaftsunterkunft oder im Haushalt des Arbeitgebers (15\u00a0% weniger)',
      isYoung: 'Unter 18 Jahren oder in der Ausbildung (15\u00a0% weniger)',
      paidByEmployeeCents: 'Was die Person im Monat selbst dazu zahlt, in Euro',
    },
  },
  maternity_subsidy: {
    title: 'Zuschuss zum Mutterschaftsgeld',
    text: 'Während der Schutzfristen vor und nach der Geburt: Nettolohn eines Tages abzüglich 13 Euro, die die Krankenkasse zahlt (§\u00a020 MuSchG). Tragen Sie die Schutzfrist auch unten als Zeit ohne Lohn ein. Die Krankenkasse erstattet den Zuschuss (U2). Steuer des Jahres, die mit dem Lohn für Dezember zurückkam, zählt nicht zum Nettolohn.',
    fields: {
      netOfThreeMonthsCents: 'Nettolohn der drei Monate vor der Schutzfrist zusammen, in Euro',
      days: 'Kalendertage der Schutzfrist in diesem Monat',
      daysOfThreeMonths: 'Kalendertage der drei Monate, wenn es nicht 90 sind',
    },
  },
  partial_retirement: {
    title: 'Altersteilzeit (gleichmäßiges Modell)',
    text: 'Wer die Arbeitszeit durchgehend auf die Hälfte verringert hat. Zahltag rechnet die Aufstockung und den zusätzlichen Beitrag zur Rentenversicherung (§\u00a03 AltTZG). In den Lohndaten muss Personengruppe 103 stehen. Das Blockmodell rechnet Zahltag nicht.',
    fields: {
      regularPayCents: 'Regelarbeitsentgelt: Lohn für die verringerte Arbeitszeit, in Euro',
      topUpPercent: 'Aufstockung in Prozent, mindestens 20',
    },
  },
  commute_allowance: {
    title: 'Fahrtkostenzuschuss',
    text: 'Geld für den Weg zur Arbeit mit dem eigenen Wagen; die Firma versteuert es mit 15\u00a0% (§\u00a040 Abs.\u00a02 EStG).',
    fields: {
      amountCents: 'Zuschuss im Monat, in Euro',
      kilometres: 'Kilometer von zu Hause zur Arbeit',
      days: 'Arbeitstage vor Ort im Monat',
    },
  },
  pension_conversion: {
    title: 'Betriebliche Altersvorsorge (Entgeltumwandlung)',
    text: 'Ein Teil des Lohns geht in eine Direktversicherung oder Pensionskasse (§\u00a03 Nr. 63 EStG).',
    fields: {
      amountCents: 'Was vom Lohn umgewandelt wird, in Euro',
      employerCents: 'Zuschuss der Firma, in Euro (mindestens 15\u00a0%, §\u00a01a BetrAVG)',
      usedThisYearCents: 'Was in diesem Jahr vorher schon eingezahlt wurde, in Euro',
    },
  },
  tax_free: {
    title: 'Gesundheitskurs, Fahrrad zusätzlich zum Lohn, Beteiligung an der Firma',
    text: 'Steuer- und beitragsfrei nach §\u00a03 EStG: Gesundheitsförderung bis 600\u00a0€ im Jahr (Nr.\u00a034), ein Fahrrad, das es zusätzlich zum Lohn gibt (Nr.\u00a037), Beteiligungen bis 2.000\u00a0€ im Jahr (Nr.\u00a039). Was darüber liegt, ist gewöhnlicher Lohn.',
    fields: {
      number: 'Was es ist',
      amountCents: 'Wert in diesem Monat, in Euro',
      isInKind: 'Wird nicht ausgezahlt (Sachleistung)',
      usedThisYearCents: 'In diesem Jahr davor schon gewährt, in Euro',
    },
  },
  lost_hours: {
    title: 'Ausgefallene Stunden (Feiertag und anderes)',
    text: 'Nur bei Stundenlohn: Stunden, die trotzdem bezahlt werden, an einem Feiertag (§\u00a02 EFZG) oder aus anderem Grund (§§\u00a0615, 616 BGB). Ein Gehalt enthält sie.',
    fields: {
      publicHoliday: 'Stunden, die ein Feiertag gekostet hat',
      other: 'Stunden, die aus anderem Grund ausgefallen sind',
      reason: 'So steht das andere auf dem Lohnzettel',
    },
  },
  short_time: {
    title: 'Kurzarbeit (Kurzarbeitergeld)',
    text: 'Die Agentur für Arbeit hat Kurzarbeit bewilligt (§§\u00a095 bis 106 SGB III). Zahltag rechnet das Kurzarbeitergeld aus; den Antrag stellen Sie dort.',
    fields: {
      fullPayCents: 'Lohn ohne Kurzarbeit, in Euro (Soll-Entgelt)',
      actualPayCents: 'Bei Gehalt: was davon in diesem Monat verdient wurde, in Euro (Ist-Entgelt)',
      addedCents: 'Lohn, der aus anderem Grund fehlt oder woanders verdient wurde, in Euro',
      hasChild: 'Auf der Steuerkarte steht ein Kind (67\u00a0%)',
    },
  },
  garnishment_1: garnishment(1),
  garnishment_2: garnishment(2),
  garnishment_3: garnishment(3),
}

export const specials = {
  title: 'Was nur wenige haben',
  text: 'Öffnen Sie, was zutrifft. Was leer bleibt, gibt es nicht.',
  monthly: 'Jeden Monat, bis Sie es ändern',
  needed: '(nötig, wenn es das gibt)',
  none: '–',
  kinds,
  uncovered: {
    title: 'Was Zahltag nicht rechnet',
    text: 'Wer davon etwas bekommt, dessen Monat rechnet das Lohnbüro; lesen Sie seinen Lohnzettel ein. Er zählt dann in der Zahlungsliste, nicht in Beiträgen, Steuern und Buchungen.',
    list: [
      'Dienstwagen mit Fahrtenbuch, Wege zur Arbeit mit 0,002\u00a0% je Fahrt oder pauschal mit 15\u00a0% versteuert (§\u00a08 Abs.\u00a02, §\u00a040 Abs.\u00a02 EStG)',
      'alte Direktversicherungen und Gruppenunfallversicherungen mit 20\u00a0% Pauschsteuer (§\u00a040b EStG), BAV-Förderbetrag (§\u00a0100 EStG)',
      'Geschenke und Einladungen mit 30\u00a0% Pauschsteuer (§\u00a037b EStG)',
      'Übungsleiter und Ehrenamt (§\u00a03 Nr.\u00a026 und 26a EStG), Strom für das eigene Elektroauto (§\u00a03 Nr.\u00a046 EStG)',
      'vereinbarter Nettolohn, bei dem die Firma Steuern und Beiträge der Person trägt',
      'Betriebsrenten und andere Versorgungsbezüge, Lohn für mehrere Jahre, Arbeit im Ausland, Altersteilzeit im Blockmodell',
    ],
  },
  choices: {
    '34': 'Gesundheitskurs (§\u00a03 Nr.\u00a034)',
    '37': 'Fahrrad zusätzlich zum Lohn (§\u00a03 Nr.\u00a037)',
    '39': 'Beteiligung an der Firma (§\u00a03 Nr.\u00a039)',
    '1': 'Benzin oder Diesel',
    '0.5': 'Plug-in-Hybrid, oder elektrisch über der Preisgrenze (Hälfte)',
    '0.25': 'Elektrisch bis zur Preisgrenze (Viertel)',
    ordinary: 'Gewöhnliche Forderung (§\u00a0850c ZPO)',
    maintenance: 'Unterhalt (§\u00a0850d ZPO)',
  },
}
