export const invoicing = {
  title: 'Angaben für Rechnungen',
  text: 'Ansprechperson, Telefon und Ihre Texte stehen auf neuen Rechnungen. Gestellte Rechnungen bleiben, wie sie sind. Art der Versteuerung und elektronische Adresse werden gespeichert und ändern am PDF nichts.',
  languageHint: 'Die Texte stehen auf Rechnungen in der Sprache der Firma.',
  smallBusinessHint:
    'Der Haken allein ändert keine Rechnung: Wählen Sie in Verträgen bei jeder Position „Keine (§ 19 UStG)“. Dann weist die Rechnung keine Umsatzsteuer aus und nennt den Grund.',
  contactHint: 'Wen Ihr Kunde bei Fragen erreicht. Behörden verlangen Name und Telefon.',
  noContact:
    'Es fehlen Ansprechpartner und Telefon. Ohne sie nehmen Behörden keine elektronische Rechnung an.',
  noScheme: 'Keine',
  schemes: { EM: 'E-Mail', '9930': 'USt-IdNr.', '0088': 'GLN', '0204': 'Leitweg-ID' },
  addressHint: 'Unter ihr sind Sie für elektronische Rechnungen erreichbar, meist eine E-Mail-Adresse.',
  taxations: {
    agreed: 'nach vereinbarten Entgelten (Soll): fällig mit der Leistung',
    received: 'nach vereinnahmten Entgelten (Ist): fällig mit der Zahlung',
  },
  textHints: {
    invoice_opening: 'Zum Beispiel: Vielen Dank für Ihren Auftrag.',
    invoice_closing: 'Zum Beispiel: Wir freuen uns auf die weitere Zusammenarbeit.',
  },
  yes: 'ja',
  no: 'nein',
}

export const numbers = {
  title: 'Nummern',
  text: 'So geht es weiter. Rechnungsnummern beginnen jedes Jahr neu und haben keine Lücke.',
  ranges: {
    invoice: 'Nächste Rechnung',
    customer: 'Nächster Kunde',
    contract: 'Nächster Vertrag',
    employee: 'Nächster Mitarbeiter',
  },
}

export const sample = {
  title: 'So sehen Ihre Rechnungen aus',
  text: 'Eine Muster-Rechnung mit Ihrem Logo und Ihren Angaben, gezeichnet wie eine echte.',
  open: 'Muster als PDF',
  fileName: 'muster-rechnung.pdf',
  words: {
    number: 'MUSTER',
    customer: 'Muster GmbH',
    street: 'Musterstraße 1',
    city: 'Musterstadt',
    line: 'Beispiel für eine Leistung',
  },
}
