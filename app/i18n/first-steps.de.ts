export const de = {
  title: 'Erste Schritte',
  text: 'Damit die erste Rechnung und der erste Lohnzettel hinausgehen können, fehlt noch etwas. Die Reihenfolge bestimmen Sie. Sind Sie Kleinunternehmer (§\u00a019 UStG)? Dann sagen Sie es vor der ersten Rechnung unter „Firma“, „Angaben für Rechnungen“.',
  done: (count: number, total: number) => `${count} von ${total} erledigt`,
  isDone: 'erledigt',
  steps: {
    tax_number: 'Steuernummer oder USt-IdNr. eintragen',
    bank: 'Bankverbindung eintragen',
    company: 'Rechtsform wählen',
    customer: 'Den ersten Kunden anlegen',
    contract: 'Bei einem Kunden einen Vertrag anlegen',
    invoice: 'Die erste Rechnung schreiben und ausstellen',
    employee: 'Den ersten Mitarbeiter anlegen',
    pay: 'Bei einem Mitarbeiter die Vergütung eintragen',
    payslip: 'Den ersten Lohnzettel berechnen oder einlesen und freigeben',
    colleague: 'Jemanden ins Büro einladen',
  },
  import: {
    customer: 'oder Kunden aus einer Datei übernehmen',
    employee: 'oder Mitarbeiter aus einer Datei übernehmen',
  },
  next: 'Was erledigt ist, hakt sich selbst ab. Die Liste verschwindet danach, spätestens aber einen Monat nach der ersten Rechnung oder dem ersten Lohnzettel.',
}
