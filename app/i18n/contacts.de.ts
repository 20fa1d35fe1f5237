const fields = {
  name: 'Name',
  job_title: 'Aufgabe dort',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  language: 'Sprache der E-Mails',
  is_for_invoices: 'Bekommt die Rechnungen und alle E-Mails dazu',
  archived_at: 'Archiviert',
}

export const de = {
  title: 'Ansprechpartner',
  backToOne: (name: string) => `Zurück zu ${name}`,
  add: 'Neuer Ansprechpartner',
  addOf: (customer: string) => `Neuer Ansprechpartner bei ${customer}`,
  addButton: 'Ansprechpartner anlegen',
  edit: 'Angaben ändern',
  none: 'Noch niemand. Wer hier steht, bekommt E-Mails in seiner Sprache und einen eigenen Link zum Kundenportal.',
  of: (customer: string) => `Ansprechpartner bei ${customer}`,
  fields,
  jobTitleHint: 'Zum Beispiel: Buchhaltung oder Hausmeister',
  emailHint: 'Dorthin gehen E-Mails an diese Person und ihre neuen Links.',
  invoicesHint: 'Das kann nur einer sein. Wer es bisher war, ist es dann nicht mehr.',
  forInvoices: 'Bekommt die Rechnungen',
  archivedMark: 'Archiviert',
  yes: 'Ja',
  no: 'Nein',
  former: (count: number) =>
    count === 1 ? '1 früherer Ansprechpartner' : `${count} frühere Ansprechpartner`,
  archive: {
    text: 'Für alle, die dort nicht mehr arbeiten: Die Links dieser Person enden sofort, und Rechnungen gehen wieder an die Adresse des Kunden.',
    button: 'Ansprechpartner archivieren',
    undoText: 'Archiviert: Diese Person bekommt nichts mehr, und ihre Links sind gesperrt.',
  },
  actions: {
    'contact.created': 'Angelegt',
    'contact.changed': 'Angaben geändert',
    'contact.archived': 'Archiviert, Links gesperrt',
    'contact.restored': 'Wieder aufgenommen',
  } as Record<string, string>,
  saved: {
    neu: 'Der Ansprechpartner ist angelegt und hat einen eigenen Link zum Kundenportal.',
    angaben: 'Die Angaben sind gespeichert.',
    archiviert: 'Archiviert. Alle Links dieser Person sind gesperrt.',
    aufgenommen: 'Wieder aufgenommen. Die alten Links bleiben gesperrt: Erstellen Sie einen neuen.',
    gesperrt: 'Alle Links dieser Person sind gesperrt.',
    neuere:
      'Die Links, die hier standen, sind gesperrt. Inzwischen gibt es einen neueren; er gilt weiter, siehe unten.',
  },
  faults: {
    contact_name_missing: 'Bitte geben Sie den Namen ein.',
    contact_exists: 'Diese Person ist schon angelegt.',
    contact_needs_email: 'Wer die Rechnungen bekommt, braucht eine E-Mail-Adresse.',
    link_ended: 'Dieser Link gilt nicht mehr. Bitte erstellen Sie einen neuen.',
    link_of_draft:
      'Die Rechnung ist noch ein Entwurf. Erst wenn sie ausgestellt ist, lässt sich ihr Link senden.',
    link_address_held:
      'Die neue E-Mail-Adresse hat noch niemand geprüft, der den Lohn macht. Bis dahin geht kein Link dorthin.',
    link_recipient_missing: 'Bitte wählen Sie, wer den Link bekommt.',
  },
}
