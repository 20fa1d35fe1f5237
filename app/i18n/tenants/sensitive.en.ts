import type * as de from './sensitive.de'

export const sensitive: typeof de.sensitive = {
  title: 'Church tax, garnishments and sickness',
  text: 'The law protects religion and health especially (Art. 9 GDPR, § 26 BDSG), and nobody wants a garnishment talked about. Those who need it for payroll should see it.',
  nobody:
    'Nobody else has the role “Payroll” in this company. So the owners do payroll themselves and see everything; that ends once somebody with the role “Payroll” works here, unless you switch it on.',
  clerks: (names) =>
    `Payroll is done by: ${names}. Without the tick, owners see pay, payments and totals, but not who belongs to which church, whose pay is garnished and who was sick. Payslips, payroll accounts and certificates of employees are then opened only by those who do payroll.`,
  kept: 'Who changes this is in the audit log. Those who do payroll see beside the payslips whether owners read along.',
  codeHint: 'To switch it on: a code from your app or a recovery code.',
  on: 'Owners see it too.',
  off: 'Seen by those who do payroll.',
}
