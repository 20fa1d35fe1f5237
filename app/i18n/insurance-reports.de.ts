import { codes } from './insurance-reports/codes.de'

export const de = {
  codes,
  title: 'Meldungen zur Sozialversicherung',
  back: 'Zurück zu den Lohnzetteln',
  text: 'Was zu melden ist und bis wann, nach Ihren Angaben. Zahltag rechnet und erinnert, es meldet nicht: Das geht im SV-Meldeportal, oder Ihr Lohnbüro macht es. Haken Sie hier ab, was erledigt ist.',
  views: { label: 'Welche gezeigt werden', open: 'Offen', told: 'Erledigt' },
  none: 'In den nächsten drei Monaten ist nichts zu melden.',
  noneTold: 'In den letzten Monaten ist nichts abgehakt.',
  columns: { due: 'Spätestens', person: 'Person', report: 'Meldung', day: 'Betrifft', told: 'Abgehakt' },
  late: 'überfällig',
  soon: 'in dieser Woche',
  today: 'heute',
  toldBy: (name: string, date: string) => `${name}, ${date}`,
  missing:
    'Nicht in der Liste: Anfragen der Krankenkassen (EEL), Erstattungen aus U1 und U2 sowie alles zu Beschäftigungen ohne Lohndaten.',
  settings: {
    title: 'Wer meldet',
    own: 'Wir melden selbst und wollen auf der Startseite erinnert werden',
    immediate:
      'Unsere Branche muss vor dem ersten Arbeitstag melden: Bau, Gaststätten und Hotels, Personenbeförderung, Spedition, Schausteller, Forst, Gebäudereinigung, Messebau, Fleischwirtschaft, Prostitution, Wach- und Sicherheitsgewerbe',
    save: 'Speichern',
  },
  report: {
    back: 'Zurück zu den Meldungen',
    titleOf: (code: string, name: string) => `${code}: ${name}`,
    due: (date: string) => `Spätestens am ${date}`,
    toCopy: 'Zum Übernehmen',
    first: 'Abmeldung, bisher',
    second: 'Anmeldung, ab jetzt',
    elsewhere:
      'Tätigkeitsschlüssel und Staatsangehörigkeit führt Zahltag nicht; sie stehen auf der letzten Meldung. Fehlt eine Betriebsnummer, tragen Sie sie bei den Auswertungen unter „Angaben zum Melden“ ein. Bei der Unfallversicherung kommen Mitgliedsnummer, Gefahrtarifstelle und Arbeitsstunden dazu.',
    formerYear: (euros: string, year: string) =>
      `Nicht in der Summe: ${euros}\u00a0Euro Einmalzahlung, die nach der Märzklausel im Dezember ${year} zählt (§\u00a023a Absatz 4 SGB\u00a0IV). Sie hat eine Meldung für sich (54).`,
    missingMonths: (months: string) =>
      `In diesen Monaten gibt es hier keinen berechneten Lohnzettel; ihr Entgelt fehlt in der Summe: ${months}`,
    tell: 'Als erledigt abhaken',
    untell: 'Haken zurücknehmen',
    isTold: 'erledigt',
    isOpen: 'offen',
    fields: {
      reason: 'Grund der Abgabe',
      companyNumber: 'Betriebsnummer der Firma',
      fundNumber: 'Betriebsnummer der Einzugsstelle',
      insuranceNumber: 'Versicherungsnummer',
      lastName: 'Name',
      firstName: 'Vorname',
      birthDate: 'Geburtsdatum',
      number: 'Personalnummer',
      from: 'Beschäftigt von',
      to: 'Beschäftigt bis',
      fund: 'Einzugsstelle',
      personGroup: 'Personengruppe',
      contributionGroup: 'Beitragsgruppe',
      zone: 'Kennzeichen Übergangsbereich',
      liable: 'Beitragspflichtiges Entgelt in Euro',
      actual: 'Entgelt Rentenberechnung in Euro',
      accident: 'Unfallversicherungspflichtiges Entgelt in Euro',
    },
    minijobCentre: 'Minijob-Zentrale',
    zone: { yes: '1', no: '0' },
  },
  saved: {
    erledigt: 'Die Meldung ist abgehakt. Wer das wann getan hat, steht im Protokoll.',
    offen: 'Der Haken ist zurückgenommen.',
    einstellung: 'Gespeichert.',
  },
}
