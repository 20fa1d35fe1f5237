export const dataProtection = {
  title: 'Datenschutz',
  text: 'Was hier steht, kommt in die Unterlagen zum Datenschutz. Was Sie leer lassen, bleibt dort eine Lücke zum Ausfüllen von Hand oder fällt weg.',
  papers: 'Unterlagen zum Datenschutz und zur GoBD',
  shown: 'Mitarbeiter sehen den Datenschutzhinweis auf ihrer Seite.',
  hidden: 'Mitarbeiter sehen den Datenschutzhinweis auf ihrer Seite noch nicht.',
  hints: {
    data_contact: 'Name und E-Mail-Adresse oder Telefon. Bleibt das leer, gilt die Adresse der Firma.',
    data_officer:
      'Name und Kontakt. Nötig in der Regel ab 20 Personen, die ständig mit personenbezogenen Daten am Computer arbeiten (§\u00a038 BDSG).',
    data_authority: 'Zum Beispiel: Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Kiel',
    hosted_by:
      'Name und Anschrift des Rechenzentrums oder IT-Betriebs. Betreiben Sie ihn selbst, bleibt das leer.',
    payroll_partner: 'Name und Anschrift, wenn jemand von außen den Lohn oder die Buchhaltung macht',
  },
}
