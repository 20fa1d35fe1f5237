export const firm = {
  title: 'Angaben der Firma zur Abrechnung',
  text: 'Was für alle Abrechnungen gilt.',
  save: 'Angaben speichern',
  from: 'Gilt ab Monat',
  fromHint:
    'Monate davor bleiben, wie sie sind. Was für denselben Monat schon eingetragen ist, wird ersetzt.',
  history: 'Was ab wann gilt',
  fromStart: 'Von Anfang an',
  fromMonth: (month: string) => `Ab ${month}`,
  fields: {
    state: 'Bundesland der Betriebsstätte',
    is_in_u1: 'Nimmt an der Umlage U1 teil (bis 30 Beschäftigte)',
    is_levied: 'Zahlt die Insolvenzgeldumlage',
    is_public_body:
      'Ist eine Körperschaft des öffentlichen Rechts und zahlt deshalb keine Insolvenzgeldumlage',
    is_equalising: 'Lohnsteuer-Jahresausgleich auch mit weniger als zehn Beschäftigten',
    trade: 'Mindestlohn der Branche',
    proration: 'Gehalt im Teilmonat',
    overtime_percent: 'Zuschlag für Überstunden in Prozent',
    night_percent: 'Nachtzuschlag in Prozent',
    deep_night_percent: 'Nachtzuschlag von 0 bis 4 Uhr in Prozent',
    sunday_percent: 'Sonntagszuschlag in Prozent',
    holiday_percent: 'Feiertagszuschlag in Prozent',
    special_holiday_percent: 'Zuschlag am 24.12. ab 14 Uhr, 25. und 26.12. und 1. Mai in Prozent',
  },
  equalising: (year: string, count: number) =>
    count >= 10
      ? `Mit dem Lohn für Dezember kommt zu viel gezahlte Lohnsteuer des Jahres zurück. Ab zehn Beschäftigten am 31. Dezember ist das Pflicht (§\u00a042b EStG): Für ${year} sind es ${count}, darum geschieht es auch ohne Haken. Wer es nicht möchte, sagt es Ihnen; das steht in den Lohndaten der Person.`
      : `Mit dem Lohn für Dezember kommt zu viel gezahlte Lohnsteuer des Jahres zurück. Ab zehn Beschäftigten am 31. Dezember ist das Pflicht (§\u00a042b EStG) und geschieht auch ohne Haken; für ${year} sind es ${count}. Wer es nicht möchte, sagt es Ihnen; das steht in den Lohndaten der Person.`,
  premiums: 'Zuschläge',
  premiumsText:
    'Was leer bleibt, wird nicht gezahlt; von 0 bis 4 Uhr gilt dann der Nachtzuschlag, an Weihnachten und am 1. Mai der Feiertagszuschlag. Nacht, Sonntag und Feiertag sind bis zu den Grenzen von §\u00a03b EStG steuerfrei.',
  choose: 'Bitte wählen',
  trades: { none: 'Gesetzlicher Mindestlohn', building_cleaning: 'Gebäudereinigung' },
  prorations: {
    calendar_days: 'Nach Kalendertagen',
    thirtieths: 'Nach Dreißigsteln',
    working_days: 'Nach Arbeitstagen',
  },
}

export const funds = {
  title: 'Krankenkassen und ihre Sätze',
  text: 'Zusatzbeitrag und Umlagen setzt jede Kasse selbst fest. Sie stehen auf deren Internetseite und im Beitragsnachweis. Neue Sätze tragen Sie mit dem Monat ein, ab dem sie gelten.',
  name: 'Name der Kasse',
  nameHint:
    'Wie auf ihrer Internetseite. U1 und U2 stehen dort unter „Umlagen“; bei U1 wählt die Firma den Satz.',
  from: 'Gilt ab Monat',
  fromHint: 'Zum Beispiel: 01/2026',
  additional: 'Zusatzbeitrag in Prozent',
  u1: 'Umlage U1 in Prozent',
  u2: 'Umlage U2 in Prozent',
  listed: 'Kasse aus der Liste',
  listedHint:
    'Zahltag kennt Namen und Betriebsnummern der meisten Kassen, von den größten auch den Zusatzbeitrag.',
  takeOver: 'In das Formular übernehmen',
  compare:
    'Kassen ändern ihren Satz auch im laufenden Jahr: Vergleichen Sie ihn vor dem Speichern mit der Internetseite der Kasse. U1 und U2 tragen Sie selbst ein.',
  withoutRate:
    'Die Sätze dieser Kasse stehen nicht in der Liste. Tragen Sie sie nach ihrer Internetseite ein.',
  number: 'Betriebsnummer der Kasse',
  numberHint: 'Acht Ziffern. Sie steht auf dem Beitragsnachweis.',
  fromList: (name: string, month: string) => `${name}: laut Liste, Stand ${month}`,
  action: 'Ändern',
  add: 'Sätze eintragen',
  remove: 'Löschen',
  removeText: (name: string, month: string) =>
    `Freigegebene Lohnzettel ab ${month} von allen bei ${name} gelten dann als geändert oder lassen sich nicht mehr rechnen. Neue Sätze tragen Sie einfach mit ihrem Monat ein; löschen Sie nur, was falsch war.`,
  removeOf: (name: string, month: string) => `Sätze von ${name} ab ${month} löschen`,
}
