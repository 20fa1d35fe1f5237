import type { Role } from '~db/schema'

const EVERYBODY: Role[] = ['owner', 'invoicing', 'payroll', 'read_only']
const OWNER: Role[] = ['owner']
const MAIL: Role[] = ['owner', 'invoicing', 'payroll']

/** Which roles may use a route behind the sign-in. A session route without a row fails tests/roles.test.ts. */
export const roleTable: Record<string, Role[]> = {
  '/konto': EVERYBODY,
  '/konto/passwort': EVERYBODY,
  '/konto/zweiter-faktor': EVERYBODY,
  '/konto/zweiter-faktor/bestaetigung': EVERYBODY,
  '/konto/zweiter-faktor/ersatzcodes': EVERYBODY,
  '/konto/zweiter-faktor/ende': EVERYBODY,

  '/buero': EVERYBODY,
  '/buero/mandant': EVERYBODY,
  '/buero/mandanten': OWNER,
  '/buero/mandanten/:tenantId': OWNER,
  '/buero/mandanten/:tenantId/anschrift': OWNER,
  '/buero/mandanten/:tenantId/logo': OWNER,
  '/buero/mandanten/:tenantId/logo/bild': OWNER,
  '/buero/mandanten/:tenantId/logo/entfernung': OWNER,
  '/buero/mandanten/:tenantId/bank': OWNER,
  '/buero/mandanten/:tenantId/fristen': OWNER,
  '/buero/mandanten/:tenantId/absender': OWNER,
  '/buero/mandanten/:tenantId/zweiter-schritt': OWNER,
  '/buero/personen': OWNER,
  '/buero/personen/:userId': OWNER,
  '/buero/personen/:userId/sperre': OWNER,
  '/buero/personen/:userId/einladung': OWNER,
  '/buero/rechnungen/:invoiceId/link': ['owner', 'invoicing'],
  '/buero/mitarbeiter/:employeeId/link': ['owner', 'payroll'],

  '/buero/postausgang': EVERYBODY,
  '/buero/postausgang/pause': OWNER,
  '/buero/postausgang/fortsetzung': OWNER,
  '/buero/postausgang/:mailId': EVERYBODY,
  '/buero/postausgang/:mailId/vorschau': EVERYBODY,
  '/buero/postausgang/:mailId/eml': MAIL,
  '/buero/postausgang/:mailId/neuer-versand': MAIL,
  '/buero/postausgang/:mailId/ruecknahme': MAIL,
  '/buero/postausgang/:mailId/ruecklauf': MAIL,
  '/buero/postausgang/:mailId/erledigung': MAIL,

  '/buero/mailvorlagen': OWNER,
  '/buero/mailvorlagen/:template/:templateLanguage': OWNER,
  '/buero/mailvorlagen/:template/:templateLanguage/vorschau': OWNER,
  '/buero/mailvorlagen/:template/:templateLanguage/standard': OWNER,

  '/api/intern/rechnungen/:id/token': ['owner', 'invoicing'],
}

/**
 * The roles for which the thing that the tests name on a route does not exist: the mail of the tests tells an employee
 * of a payslip.
 */
export function isHidden(path: string, role: Role): boolean {
  return path.includes(':mailId') && role === 'invoicing'
}
