/** Who may use a route, and how. Every route of remix.config.js has a row; tests/routes.test.ts fails otherwise. */
export interface RouteRow {
  /** `session`: signed in; `link:…`: a token of that purpose; `account-link`: a one-time token to an account; `secret`: the webhook's header; `public`: anybody. */
  access:
    | 'public'
    | 'session'
    | 'secret'
    | 'account-link'
    | 'link:rechnung'
    | 'link:portal'
    | 'link:mitarbeiter-portal'
  methods: ('GET' | 'POST')[]
  kind: 'page' | 'resource'
  /** The only pages that may run scripts. */
  scripts?: true
  /** Its form carries a file (multipart/form-data). */
  takesFile?: true
}

const page = (access: RouteRow['access'], ...methods: RouteRow['methods']): RouteRow => ({
  access,
  methods,
  kind: 'page',
})
const resource = (access: RouteRow['access'], ...methods: RouteRow['methods']): RouteRow => ({
  access,
  methods,
  kind: 'resource',
})

export const routeTable: Record<string, RouteRow> = {
  '/': page('public', 'GET'),

  '/rechnung/:token': page('link:rechnung', 'GET'),
  '/rechnung/:token/zahlungswahl': page('link:rechnung', 'GET', 'POST'),
  '/rechnung/:token/nachricht': page('link:rechnung', 'GET', 'POST'),
  '/rechnung/:token/pdf': resource('link:rechnung', 'GET'),
  '/rechnung/:token/neuer-link': page('link:rechnung', 'GET', 'POST'),

  '/portal/:token': page('link:portal', 'GET'),
  '/portal/:token/rechnungen/:invoiceId/pdf': resource('link:portal', 'GET'),
  '/portal/:token/nachricht': page('link:portal', 'GET', 'POST'),
  '/portal/:token/aenderung': page('link:portal', 'GET', 'POST'),
  '/portal/:token/neuer-link': page('link:portal', 'GET', 'POST'),

  '/mitarbeiter-portal/:token': page('link:mitarbeiter-portal', 'GET'),
  '/mitarbeiter-portal/:token/lohnzettel/:file': resource('link:mitarbeiter-portal', 'GET'),
  '/mitarbeiter-portal/:token/code': page('link:mitarbeiter-portal', 'GET', 'POST'),
  '/mitarbeiter-portal/:token/code-anforderung': page('link:mitarbeiter-portal', 'GET', 'POST'),
  '/mitarbeiter-portal/:token/neuer-link': page('link:mitarbeiter-portal', 'GET', 'POST'),

  '/anmelden': page('public', 'GET', 'POST'),
  '/anmelden/oidc': page('public', 'GET', 'POST'),
  '/anmelden/oidc/antwort': page('public', 'GET'),
  '/anmelden/code': page('public', 'GET', 'POST'),
  '/abmelden': page('public', 'GET', 'POST'),
  '/einrichten': page('public', 'GET', 'POST'),
  '/einladung/:token': page('account-link', 'GET', 'POST'),
  '/passwort-vergessen': page('public', 'GET', 'POST'),
  '/passwort/:token': page('account-link', 'GET', 'POST'),

  '/konto': page('session', 'GET', 'POST'),
  '/konto/passwort': page('session', 'GET', 'POST'),
  '/konto/zweiter-faktor': page('session', 'GET', 'POST'),
  '/konto/zweiter-faktor/bestaetigung': page('session', 'GET', 'POST'),
  '/konto/zweiter-faktor/ersatzcodes': page('session', 'GET', 'POST'),
  '/konto/zweiter-faktor/ende': page('session', 'GET', 'POST'),

  '/buero': page('session', 'GET'),
  '/buero/mandant': page('session', 'GET', 'POST'),
  '/buero/mandanten': page('session', 'GET', 'POST'),
  '/buero/mandanten/:tenantId': page('session', 'GET'),
  '/buero/mandanten/:tenantId/anschrift': page('session', 'GET', 'POST'),
  '/buero/mandanten/:tenantId/logo': { ...page('session', 'GET', 'POST'), takesFile: true },
  '/buero/mandanten/:tenantId/logo/bild': resource('session', 'GET'),
  '/buero/mandanten/:tenantId/logo/entfernung': page('session', 'GET', 'POST'),
  '/buero/mandanten/:tenantId/bank': page('session', 'GET', 'POST'),
  '/buero/mandanten/:tenantId/fristen': page('session', 'GET', 'POST'),
  '/buero/mandanten/:tenantId/absender': page('session', 'GET', 'POST'),
  '/buero/mandanten/:tenantId/zweiter-schritt': page('session', 'GET', 'POST'),
  '/buero/personen': page('session', 'GET', 'POST'),
  '/buero/personen/:userId': { ...page('session', 'GET', 'POST'), scripts: true },
  '/buero/personen/:userId/sperre': page('session', 'GET', 'POST'),
  '/buero/personen/:userId/einladung': page('session', 'GET', 'POST'),
  '/buero/rechnungen/:invoiceId/link': { ...page('session', 'GET', 'POST'), scripts: true },
  '/buero/mitarbeiter/:employeeId/link': { ...page('session', 'GET', 'POST'), scripts: true },

  '/buero/postausgang': page('session', 'GET'),
  '/buero/postausgang/pause': page('session', 'GET', 'POST'),
  '/buero/postausgang/fortsetzung': page('session', 'GET', 'POST'),
  '/buero/postausgang/:mailId': page('session', 'GET'),
  '/buero/postausgang/:mailId/vorschau': resource('session', 'GET'),
  '/buero/postausgang/:mailId/eml': resource('session', 'GET'),
  '/buero/postausgang/:mailId/neuer-versand': page('session', 'GET', 'POST'),
  '/buero/postausgang/:mailId/ruecknahme': page('session', 'GET', 'POST'),
  '/buero/postausgang/:mailId/ruecklauf': page('session', 'GET', 'POST'),
  '/buero/postausgang/:mailId/erledigung': page('session', 'GET', 'POST'),

  '/buero/mailvorlagen': page('session', 'GET'),
  '/buero/mailvorlagen/:template/:templateLanguage': page('session', 'GET', 'POST'),
  '/buero/mailvorlagen/:template/:templateLanguage/vorschau': resource('session', 'GET', 'POST'),
  '/buero/mailvorlagen/:template/:templateLanguage/standard': page('session', 'GET', 'POST'),

  '/api/health': resource('public', 'GET'),
  '/api/intern/webhook': resource('secret', 'POST'),
  '/api/intern/rechnungen/:id/token': resource('session', 'POST'),
  '/api/*': resource('public', 'GET', 'POST'),

  '/*': page('public', 'GET', 'POST'),
}
