/** What is sealed, by the table of app/domain/kernel/sealed-columns.ts, and what lies in sealed files. */
export const sealedTables: Record<string, string> = {
  mandates: 'SEPA-Mandate: IBAN und Nachweis der Unterschrift',
  former_accounts: 'frühere IBAN von Mandaten',
  employees:
    'Mitarbeiter: Sozialversicherungsnummer, Steuer-ID, IBAN, Geburtsdatum, Steuerklasse, Krankenkasse',
  employee_documents: 'Titel der Unterlagen von Mitarbeitern',
  employee_wages: 'vereinbarter Lohn',
  employee_payroll_facts: 'Angaben für die Lohnabrechnung, auch Kirchensteuer',
  payroll_extras: 'Zulagen und Abzüge eines Monats',
  webhook_deliveries: 'Inhalt aufbewahrter Meldungen der Zeiterfassung',
  hours_entries: 'Arten der Stunden, auch Krankheit, und Gründe von Änderungen',
  handovers: 'Dateien an das Lohnbüro',
  handover_stands: 'was dem Lohnbüro je Person gemeldet wurde',
  payslips: 'Lohnzettel: Zeilen, Summen, Berechnung',
  waiting_payslips: 'Lohnzettel vor der Freigabe',
  payslip_openings: 'Jahreswerte aus der Zeit vor Zahltag',
  payslip_questions: 'Fragen zu Lohnzetteln',
  messages: 'Nachrichten von Kunden',
  change_requests: 'Änderungswünsche von Kunden',
  task_replies: 'Antworten des Büros',
  outbox: 'Inhalt der Mails',
  import_rows: 'hochgeladene Listen bis zur Übernahme',
}

export const sealed: readonly string[] = [
  ...Object.values(sealedTables),
  'Dateien: PDF der Lohnzettel, Unterlagen von Mitarbeitern, eingescannte Mandate, XML-Rechnungen mit der IBAN eines Kunden',
]
