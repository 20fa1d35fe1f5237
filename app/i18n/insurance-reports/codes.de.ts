import type { ReportCode } from '~/domain/insurance-reports/report'

interface CodeText {
  name: string
  /** Why, and by when. */
  what: string
}

export const codes: Record<ReportCode, CodeText> = {
  '20': {
    name: 'Sofortmeldung (20)',
    what: 'In Branchen wie Gebäudereinigung, Gaststätten und Bau ist vor der ersten Stunde zu melden (§\u00a028a Absatz 4 SGB\u00a0IV). Der Zoll prüft das auf der Baustelle oder im Objekt.',
  },
  '10': {
    name: 'Anmeldung (10)',
    what: 'Mit der ersten Abrechnung, spätestens sechs Wochen nach dem ersten Tag (§\u00a06 DEÜV).',
  },
  '30': {
    name: 'Abmeldung (30)',
    what: 'Mit der nächsten Abrechnung, spätestens sechs Wochen nach dem letzten Tag (§\u00a08 DEÜV).',
  },
  '40': {
    name: 'An- und Abmeldung zugleich (40)',
    what: 'Die Beschäftigung war zu Ende, bevor die Anmeldung fällig war: Eine Meldung sagt beides. Ist schon angemeldet, melden Sie stattdessen mit Grund 30 ab.',
  },
  '50': {
    name: 'Jahresmeldung (50)',
    what: 'Für alle, die am 31.\u00a0Dezember beschäftigt sind und keine andere Meldung zu diesem Tag haben, spätestens bis zum 15.\u00a0Februar (§\u00a010 DEÜV).',
  },
  '51': {
    name: 'Unterbrechung mit Krankengeld oder Mutterschaftsgeld (51)',
    what: 'Wer einen ganzen Kalendermonat lang keinen Lohn bekommt, aber Krankengeld, Kinderkrankengeld oder Mutterschaftsgeld: innerhalb von zwei Wochen nach diesem Monat (§\u00a09 DEÜV).',
  },
  '52': {
    name: 'Unterbrechung wegen Elternzeit (52)',
    what: 'Elternzeit über einen ganzen Kalendermonat: innerhalb von zwei Wochen nach diesem Monat (§\u00a09 DEÜV). Folgt sie ohne Lücke auf Mutterschafts- oder Krankengeld, genügt dessen Meldung (51).',
  },
  '34': {
    name: 'Ende nach einem Monat ohne Lohn (34)',
    what: 'Unbezahlt frei: Nach einem Monat endet die Versicherung (§\u00a07 Absatz 3 SGB\u00a0IV). Spätestens sechs Wochen danach ist abzumelden.',
  },
  '13': {
    name: 'Anmeldung nach der Rückkehr (13)',
    what: 'Nach mehr als einem Monat unbezahlt beginnt die Versicherung mit dem ersten Tag der Rückkehr wieder; spätestens sechs Wochen danach ist anzumelden.',
  },
  '17': {
    name: 'Beginn der Elternzeit (17)',
    what: 'An die Krankenkasse, für alle, die durch diese Beschäftigung in einer sind, zusätzlich zur Unterbrechungsmeldung, wenn sie einen ganzen Kalendermonat dauert, bei freiwillig Versicherten immer: spätestens sechs Wochen nach dem ersten Tag (§\u00a028a Absatz 1 SGB\u00a0IV). Auch für freiwillig Versicherte, die ihren Beitrag selbst zahlen; die kennt Zahltag nicht.',
  },
  '37': {
    name: 'Ende der Elternzeit (37)',
    what: 'Mit dem ersten und dem letzten Tag der Elternzeit, spätestens sechs Wochen nach dem letzten (§\u00a028a Absatz 1 SGB\u00a0IV). Die Arbeit geht ohne neue Anmeldung weiter.',
  },
  '54': {
    name: 'Einmalzahlung gesondert melden (54)',
    what: 'Eine Einmalzahlung, die in einem früheren Monat zählt: bis März nach der Märzklausel im Vorjahr, was jemand nach dem Austritt bekommt, und was während Krankengeld oder Elternzeit gezahlt wird. Sie wird gesondert gemeldet, spätestens sechs Wochen nach der Zahlung (§\u00a011 DEÜV), für den ganzen Monat, in dem sie zählt.',
  },
  '31_11': {
    name: 'Wechsel der Krankenkasse (31 und 11)',
    what: 'Bei der alten Einzugsstelle abmelden, bei der neuen anmelden, spätestens sechs Wochen nach dem Wechsel (§\u00a012 DEÜV). Für Minijobs ist die Minijob-Zentrale die Einzugsstelle.',
  },
  '32_12': {
    name: 'Wechsel der Beitragsgruppe (32 und 12)',
    what: 'Mit der alten Beitragsgruppe ab- und mit der neuen anmelden, spätestens sechs Wochen nach dem Wechsel (§\u00a012 DEÜV).',
  },
  '33_13': {
    name: 'Wechsel der Personengruppe (33 und 13)',
    what: 'Mit der alten Personengruppe ab- und mit der neuen anmelden, spätestens sechs Wochen nach dem Wechsel (§\u00a012 DEÜV).',
  },
  '92': {
    name: 'Jahresmeldung zur Unfallversicherung (92)',
    what: 'Für alle, die im Jahr beschäftigt waren, auch wenn sie gegangen sind, spätestens bis zum 16.\u00a0Februar (§\u00a028a Absatz 2a SGB\u00a0IV).',
  },
}
