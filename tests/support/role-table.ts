import type { Role } from '~db/schema'

const EVERYBODY: Role[] = ['owner', 'invoicing', 'payroll', 'read_only']
const OWNER: Role[] = ['owner']

/** Which roles may use a route behind the sign-in. A session route without a row fails tests/roles.test.ts. */
export const roleTable: Record<string, Role[]> = {
  '/konto': EVERYBODY,
  '/konto/passwort': EVERYBODY,

  '/buero': EVERYBODY,
  '/buero/mandant': EVERYBODY,
  '/buero/personen': OWNER,
  '/buero/personen/:userId': OWNER,
  '/buero/personen/:userId/sperre': OWNER,
  '/buero/personen/:userId/einladung': OWNER,
  '/buero/rechnungen/:invoiceId/link': ['owner', 'invoicing'],
  '/buero/mitarbeiter/:employeeId/link': ['owner', 'payroll'],

  '/api/intern/rechnungen/:id/token': ['owner', 'invoicing'],
}
