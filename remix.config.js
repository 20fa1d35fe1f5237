/** @type {import('@remix-run/dev').AppConfig} */
export default {
  appDirectory: 'app',
  assetsBuildDirectory: 'public/build',
  publicPath: '/build/',
  serverBuildPath: 'build/index.js',
  serverModuleFormat: 'esm',
  server: 'app/server.ts',
  watchPaths: ['db/**/*.ts'],
  // Hundreds of small modules between them: as one file they start faster and take less memory.
  serverDependenciesToBundle: [/^kysely/, /^zod/, /^jose/],
  ignoredRouteFiles: ['**/*'],
  tailwind: false,
  postcss: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: false,
  },

  // Every URL of the product, read top to bottom.
  routes: (define) =>
    define((route) => {
      route('/', 'guest/start.tsx', { index: true })

      route('rechnung/:token', 'guest/invoice/invoice.tsx')
      route('rechnung/:token/zahlungswahl', 'guest/invoice/payment-choice.tsx')
      route('rechnung/:token/nachricht', 'guest/invoice/message.tsx')
      route('rechnung/:token/ueberweisung', 'guest/invoice/transfer.ts')
      route('rechnung/:token/pdf', 'guest/invoice/pdf.ts')
      route('rechnung/:token/xml', 'guest/invoice/xml.ts')
      route('rechnung/:token/storno', 'guest/invoice/cancellation.ts')
      route('rechnung/:token/korrekturen/:creditId', 'guest/invoice/credit.ts')
      route('rechnung/:token/quittung', 'guest/invoice/receipt.ts')
      route('rechnung/:token/girocode.png', 'guest/invoice/girocode.ts')
      route('rechnung/:token/termin.ics', 'guest/invoice/due-date.ts')
      route('rechnung/:token/neuer-link', 'guest/invoice/fresh-link.tsx')

      route('portal/:token', 'guest/portal/portal.tsx')
      route('portal/:token/girocode.png', 'guest/portal/girocode.ts')
      route('portal/:token/rechnungen/:invoiceId', 'guest/portal/invoice.tsx')
      route('portal/:token/rechnungen/:invoiceId/zahlungswahl', 'guest/portal/invoice-payment-choice.ts')
      route('portal/:token/rechnungen/:invoiceId/nachricht', 'guest/portal/invoice-message.ts')
      route('portal/:token/rechnungen/:invoiceId/ueberweisung', 'guest/portal/invoice-transfer.ts')
      route('portal/:token/rechnungen/:invoiceId/pdf', 'guest/portal/invoice-pdf.ts')
      route('portal/:token/rechnungen/:invoiceId/xml', 'guest/portal/invoice-xml.ts')
      route('portal/:token/rechnungen/:invoiceId/storno', 'guest/portal/invoice-cancellation.ts')
      route('portal/:token/rechnungen/:invoiceId/korrekturen/:creditId', 'guest/portal/invoice-credit.ts')
      route('portal/:token/rechnungen/:invoiceId/quittung', 'guest/portal/invoice-receipt.ts')
      route('portal/:token/rechnungen/:invoiceId/girocode.png', 'guest/portal/invoice-girocode.ts')
      route('portal/:token/rechnungen/:invoiceId/termin.ics', 'guest/portal/invoice-due-date.ts')
      route('portal/:token/jahre/:year', 'guest/portal/invoice-year.ts')
      route('portal/:token/nachricht', 'guest/portal/message.tsx')
      route('portal/:token/aenderung', 'guest/portal/change.tsx')
      route('portal/:token/neuer-link', 'guest/portal/fresh-link.tsx')

      route('mitarbeiter-portal/:token', 'guest/employee/portal.tsx')
      route('mitarbeiter-portal/:token/lohnzettel/:file', 'guest/employee/payslip-pdf.ts')
      route('mitarbeiter-portal/:token/jahre/:year', 'guest/employee/payslip-year.ts')
      route('mitarbeiter-portal/:token/monate/:month', 'guest/employee/payslip.tsx')
      route('mitarbeiter-portal/:token/monate/:month/frage', 'guest/employee/payslip-question.tsx')
      route('mitarbeiter-portal/:token/unterlagen/:documentId', 'guest/employee/document.ts')
      route('mitarbeiter-portal/:token/app.webmanifest', 'guest/employee/manifest.ts')
      route('mitarbeiter-portal/:token/datenschutz', 'guest/employee/notice.tsx')
      route('mitarbeiter-portal/:token/code', 'guest/employee/code.tsx')
      route('mitarbeiter-portal/:token/code-anforderung', 'guest/employee/code-request.tsx')
      route('mitarbeiter-portal/:token/neuer-link', 'guest/employee/fresh-link.tsx')

      route('logo/:logoId', 'guest/logo.ts')
      route('farbe/:file', 'guest/accent.ts')

      route('robots.txt', 'guest/robots.ts')
      route('.well-known/security.txt', 'guest/security-contact.ts')

      route('anmelden', 'account/sign-in.tsx')
      route('anmelden/oidc', 'account/provider.ts')
      route('anmelden/oidc/antwort', 'account/provider-answer.tsx')
      route('anmelden/code', 'account/sign-in-code.tsx')
      route('abmelden', 'account/sign-out.tsx')
      route('einrichten', 'account/setup.tsx')
      route('einladung/:token', 'account/invitation.tsx')
      route('passwort-vergessen', 'account/forgotten-password.tsx')
      route('passwort/:token', 'account/new-password.tsx')

      // The frame of the office around every page behind the sign-in; it has no address of its own.
      route('', 'routes/office/layout.tsx', () => {
        route('konto', 'account/sessions.tsx')
        route('konto/anmeldungen', 'account/sign-ins.tsx')
        route('konto/passwort', 'account/password.tsx')
        route('konto/zweiter-faktor', 'account/second-factor.tsx')
        route('konto/zweiter-faktor/bestaetigung', 'account/second-factor-confirmation.tsx')
        route('konto/zweiter-faktor/ersatzcodes', 'account/recovery-codes.tsx')
        route('konto/zweiter-faktor/ende', 'account/second-factor-end.tsx')

        route('buero', 'routes/office/home.tsx')
        route('buero/mandant', 'routes/office/tenant-switch.ts')
        route('buero/mandanten', 'routes/office/tenants.tsx')
        route('buero/mandanten/:tenantId', 'routes/office/tenant.tsx')
        route('buero/mandanten/:tenantId/anschrift', 'routes/office/tenant-address.tsx')
        route('buero/mandanten/:tenantId/rechtsform', 'routes/office/tenant-company.tsx')
        route('buero/mandanten/:tenantId/rechnungsangaben', 'routes/office/tenant-invoicing.tsx')
        route('buero/mandanten/:tenantId/briefbogen.pdf', 'routes/office/tenant-sample.ts')
        route('buero/mandanten/:tenantId/logo', 'routes/office/tenant-logo.tsx')
        route('buero/mandanten/:tenantId/logo/bild', 'routes/office/tenant-logo-picture.ts')
        route('buero/mandanten/:tenantId/logo/entfernung', 'routes/office/tenant-logo-removal.ts')
        route('buero/mandanten/:tenantId/farbe', 'routes/office/tenant-accent.tsx')
        route('buero/mandanten/:tenantId/bank', 'routes/office/tenant-bank.tsx')
        route('buero/mandanten/:tenantId/fristen', 'routes/office/tenant-terms.tsx')
        route('buero/mandanten/:tenantId/nummern/:range', 'routes/office/tenant-numbers.tsx')
        route('buero/mandanten/:tenantId/absender', 'routes/office/tenant-sender.tsx')
        route('buero/mandanten/:tenantId/absender/code', 'routes/office/tenant-sender-code.tsx')
        route('buero/mandanten/:tenantId/absender/bestaetigung', 'routes/office/tenant-sender-proof.tsx')
        route('buero/mandanten/:tenantId/zweiter-faktor', 'routes/office/tenant-second-factor.tsx')
        route('buero/mandanten/:tenantId/lohnzettel-code', 'routes/office/tenant-portal-code.tsx')
        route('buero/mandanten/:tenantId/datenschutz', 'routes/office/tenant-data-protection.tsx')
        route('buero/mandanten/:tenantId/unterlagen', 'routes/office/papers.tsx')
        route('buero/mandanten/:tenantId/unterlagen/:paper', 'routes/office/paper.tsx')
        route('buero/mandanten/:tenantId/lohnbuero', 'routes/office/tenant-payroll-office.tsx')
        route('buero/mandanten/:tenantId/webhook', 'routes/office/tenant-webhook.tsx')
        route('buero/mandanten/:tenantId/webhook/widerruf', 'routes/office/tenant-webhook-revocation.ts')
        route('buero/mandanten/:tenantId/gesehene-links', 'routes/office/link-looks.tsx')
        route('buero/suche', 'routes/office/search.tsx')
        route('buero/protokoll', 'office/audit/audit.tsx')
        route('buero/protokoll/protokoll.csv', 'office/audit/file.ts')
        route('buero/zustand', 'office/condition/condition.tsx')
        route('buero/personen', 'routes/office/users.tsx')
        route('buero/personen/personen.csv', 'routes/office/users-file.ts')
        route('buero/personen/:userId', 'routes/office/user.tsx')
        route('buero/personen/:userId/sperre', 'routes/office/user-lock.ts')
        route('buero/personen/:userId/einladung', 'routes/office/user-invitation.ts')
        route('buero/kunden', 'office/customers/list.tsx')
        route('buero/kunden/kunden.csv', 'office/customers/list-file.ts')
        route('buero/kunden/neu', 'office/customers/new.tsx')
        route('buero/kunden/import', 'routes/office/customer-imports.tsx')
        route('buero/kunden/import/vorlage.csv', 'routes/office/customer-import-template.ts')
        route('buero/kunden/import/:importId', 'routes/office/customer-import.tsx')
        route('buero/kunden/import/:importId/spalten', 'routes/office/customer-import-columns.tsx')
        route('buero/kunden/import/:importId/pruefung.csv', 'routes/office/customer-import-verdicts.ts')
        route('buero/kunden/import/:importId/uebernahme', 'routes/office/customer-import-take-over.ts')
        route('buero/kunden/import/:importId/ruecknahme', 'routes/office/customer-import-undo.ts')
        route('buero/kunden/import/:importId/verwerfung', 'routes/office/customer-import-discard.ts')
        route('buero/kunden/:customerId', 'office/customers/customer.tsx')
        route('buero/kunden/:customerId/stammdaten', 'office/customers/details.tsx')
        route('buero/kunden/:customerId/archiv', 'office/customers/archive.ts')
        route('buero/kunden/:customerId/link', 'office/customers/link.ts')
        route('buero/kunden/:customerId/linksperre', 'office/customers/link-block.ts')
        route('buero/kunden/:customerId/neuer-ansprechpartner', 'office/contacts/new.tsx')
        route('buero/ansprechpartner/:contactId', 'office/contacts/contact.tsx')
        route('buero/ansprechpartner/:contactId/stammdaten', 'office/contacts/details.tsx')
        route('buero/ansprechpartner/:contactId/archiv', 'office/contacts/archive.ts')
        route('buero/ansprechpartner/:contactId/link', 'office/contacts/link.ts')
        route('buero/ansprechpartner/:contactId/linksperre', 'office/contacts/link-block.ts')
        route('buero/links/:link', 'routes/office/link.tsx')
        route('buero/links/:link/versand', 'routes/office/link-mail.ts')
        route('buero/links/:link/ersatz', 'routes/office/link-replacement.ts')
        route('buero/links/:link/widerruf', 'routes/office/link-revocation.ts')
        route('buero/links/:link/brief.pdf', 'routes/office/link-letter.ts')
        route('buero/kunden/:customerId/neuer-vertrag', 'office/contracts/new.tsx')
        route('buero/kunden/:customerId/neues-mandat', 'office/mandates/new.tsx')
        route('buero/aufgaben', 'office/tasks/list.tsx')
        route('buero/aufgaben/aufgaben.csv', 'office/tasks/list-file.ts')
        route('buero/aufgaben/:taskId', 'office/tasks/task.tsx')
        route('buero/aufgaben/:taskId/antwort', 'office/tasks/reply.ts')
        route('buero/aufgaben/:taskId/uebernahme', 'office/tasks/assignment.ts')
        route('buero/aufgaben/:taskId/erledigung', 'office/tasks/end.ts')
        route('buero/aufgaben/:taskId/umsetzung', 'office/tasks/wish.tsx')
        route('buero/aufgaben/:taskId/ablehnung', 'office/tasks/refusal.ts')
        route('buero/mandate', 'office/mandates/list.tsx')
        route('buero/mandate/mandate.csv', 'office/mandates/list-file.ts')
        route('buero/mandate/neu', 'office/mandates/customer.tsx')
        route('buero/mandate/:mandateId', 'office/mandates/mandate.tsx')
        route('buero/mandate/:mandateId/bestaetigung', 'office/mandates/approval.ts')
        route('buero/mandate/:mandateId/widerruf', 'office/mandates/end.ts')
        route('buero/mandate/:mandateId/scan', 'office/mandates/scan.tsx')
        route('buero/mandate/:mandateId/scan/datei', 'office/mandates/scan-file.ts')
        route('buero/vertraege', 'office/contracts/list.tsx')
        route('buero/vertraege/vertraege.csv', 'office/contracts/list-file.ts')
        route('buero/vertraege/neu', 'office/contracts/customer.tsx')
        route('buero/vertraege/rechnungslauf', 'office/billing/billing.tsx')
        route('buero/vertraege/rechnungslauf/start', 'office/billing/start.ts')
        route('buero/vertraege/rechnungslauf/:runId', 'office/billing/run.tsx')
        route('buero/vertraege/:contractId', 'office/contracts/contract.tsx')
        route('buero/vertraege/:contractId/stammdaten', 'office/contracts/details.tsx')
        route('buero/vertraege/:contractId/preise', 'office/contracts/prices.tsx')
        route('buero/vertraege/:contractId/preise/ruecknahme', 'office/contracts/price-withdrawal.ts')
        route('buero/vertraege/:contractId/pause', 'office/contracts/pause.tsx')
        route('buero/vertraege/:contractId/ende', 'office/contracts/end.tsx')
        route('buero/vertraege/:contractId/archiv', 'office/contracts/archive.ts')
        route('buero/rechnungen', 'routes/office/invoices.tsx')
        route('buero/rechnungen/rechnungen.csv', 'routes/office/invoices-file.ts')
        route('buero/rechnungen/ausstellung', 'office/billing/batch.ts')
        route('buero/rechnungen/ausstellung/ergebnis', 'office/billing/batch-result.tsx')
        route('buero/rechnungen/neu', 'routes/office/invoice-new.tsx')
        route('buero/rechnungen/pruefung', 'office/einvoices/check.tsx')
        route('buero/kunden/:customerId/zahlung', 'office/customers/payment.tsx')
        route('buero/kunden/:customerId/nachrichten', 'office/customers/threads.tsx')
        route('buero/kunden/:customerId/zahlungen', 'office/customers/payments.tsx')
        route('buero/kunden/:customerId/verrechnung', 'office/customers/credit-use.ts')
        route('buero/kunden/:customerId/rueckzahlung', 'office/customers/refund.ts')
        route('buero/kunden/:customerId/zahlungsruecknahme', 'office/customers/payment-undo.ts')
        route('buero/kunden/:customerId/neue-rechnung', 'routes/office/customer-invoice-new.tsx')
        route('buero/rechnungen/:invoiceId', 'routes/office/invoice.tsx')
        route('buero/rechnungen/:draftId/entwurf', 'routes/office/invoice-draft.tsx')
        route('buero/rechnungen/:draftId/probedruck', 'routes/office/invoice-preview.ts')
        route('buero/rechnungen/:draftId/ausstellung', 'routes/office/invoice-issue.ts')
        route('buero/rechnungen/:draftId/verwerfung', 'routes/office/invoice-discard.ts')
        route('buero/rechnungen/:invoiceId/versand', 'routes/office/invoice-sending.ts')
        route('buero/rechnungen/:invoiceId/zahlung', 'routes/office/invoice-payment.tsx')
        route('buero/rechnungen/:invoiceId/rest', 'routes/office/invoice-rest.tsx')
        route('buero/rechnungen/:invoiceId/ruecknahme', 'routes/office/invoice-undo.tsx')
        route('buero/rechnungen/:invoiceId/stornierung', 'routes/office/invoice-cancel.tsx')
        route('buero/rechnungen/:invoiceId/korrektur', 'routes/office/invoice-credit.tsx')
        route('buero/rechnungen/:invoiceId/korrektur/probedruck', 'routes/office/invoice-credit-preview.ts')
        route('buero/rechnungen/:invoiceId/kopie', 'routes/office/invoice-copy.ts')
        route('buero/rechnungen/:invoiceId/pdf', 'routes/office/invoice-pdf.ts')
        route('buero/rechnungen/:invoiceId/xml', 'routes/office/invoice-xml.ts')
        route('buero/rechnungen/:invoiceId/link', 'routes/office/invoice-link.ts')
        route('buero/rechnungen/:invoiceId/linksperre', 'routes/office/invoice-link-block.ts')
        route('buero/stunden', 'office/hours/hours.tsx')
        route('buero/stunden/stunden.csv', 'office/hours/file.ts')
        route('buero/stunden/satzbeschreibung.ini', 'office/handovers/description.ts')
        route('buero/stunden/uebergaben/:handoverId', 'office/handovers/file.ts')
        route('buero/stunden/:month/uebergabe', 'office/handovers/handover.tsx')
        route('buero/stunden/:month/abschluss', 'office/hours/closing.ts')
        route('buero/stunden/:month/kennungen', 'office/hours/id.ts')
        route('buero/stunden/:month/kennungen/aufhebung', 'office/hours/id-release.ts')
        route('buero/stunden/:month/tabelle', 'office/hours/paste.tsx')
        route('buero/stunden/:month/mitarbeiter/:employeeId', 'office/hours/cell.tsx')
        route('buero/stunden/:month/mitarbeiter/:employeeId/entscheidung', 'office/hours/decision.ts')
        route('buero/lohnzettel', 'routes/office/payslips.tsx')
        route('buero/lohnzettel/lohnzettel.csv', 'routes/office/payslips-file.ts')
        route('buero/lohnzettel/eingang', 'routes/office/incoming-payslips.tsx')
        route('buero/lohnzettel/eingang/:slipId', 'routes/office/incoming-payslip.tsx')
        route('buero/lohnzettel/eingang/:slipId/seiten/:page', 'routes/office/incoming-picture.ts')
        route('buero/lohnzettel/eingang/:slipId/verwerfung', 'routes/office/incoming-drop.ts')
        route('buero/lohnzettel/freigabe', 'routes/office/payslip-release.ts')
        route('buero/lohnzettel/firma', 'routes/office/payroll-firm.tsx')
        route('buero/lohnzettel/krankenkassen', 'routes/office/payroll-funds.tsx')
        route('buero/lohnzettel/krankenkassen/entfernung', 'routes/office/payroll-fund-removal.ts')
        route('buero/lohnzettel/abrechnung/:month', 'routes/office/payroll-run.tsx')
        route('buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId', 'routes/office/payroll-slip.tsx')
        route(
          'buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId/probedruck',
          'routes/office/payroll-slip-preview.ts',
        )
        route(
          'buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId/verwerfung',
          'routes/office/payroll-slip-drop.ts',
        )
        route('buero/lohnzettel/dateien/:fileId/verwerfung', 'routes/office/payslip-file-discard.ts')
        route('buero/mitarbeiter', 'office/employees/list.tsx')
        route('buero/mitarbeiter/mitarbeiter.csv', 'office/employees/list-file.ts')
        route('buero/mitarbeiter/neu', 'office/employees/new.tsx')
        route('buero/mitarbeiter/datenschutzhinweis', 'office/employees/notice.tsx')
        route('buero/mitarbeiter/import', 'routes/office/employee-imports.tsx')
        route('buero/mitarbeiter/import/vorlage.csv', 'routes/office/employee-import-template.ts')
        route('buero/mitarbeiter/import/:employeeImportId', 'routes/office/employee-import.tsx')
        route(
          'buero/mitarbeiter/import/:employeeImportId/spalten',
          'routes/office/employee-import-columns.tsx',
        )
        route(
          'buero/mitarbeiter/import/:employeeImportId/pruefung.csv',
          'routes/office/employee-import-verdicts.ts',
        )
        route(
          'buero/mitarbeiter/import/:employeeImportId/uebernahme',
          'routes/office/employee-import-take-over.ts',
        )
        route(
          'buero/mitarbeiter/import/:employeeImportId/ruecknahme',
          'routes/office/employee-import-undo.ts',
        )
        route(
          'buero/mitarbeiter/import/:employeeImportId/verwerfung',
          'routes/office/employee-import-discard.ts',
        )
        route('buero/mitarbeiter/:employeeId', 'office/employees/employee.tsx')
        route('buero/mitarbeiter/:employeeId/stammdaten', 'office/employees/details.tsx')
        route('buero/mitarbeiter/:employeeId/vertrauliches', 'office/employees/confidential.tsx')
        route('buero/mitarbeiter/:employeeId/verguetung', 'office/employees/pay.tsx')
        route('buero/mitarbeiter/:employeeId/verguetung/entfernung', 'office/employees/pay-removal.ts')
        route('buero/mitarbeiter/:employeeId/lohndaten', 'routes/office/employee-payroll-facts.tsx')
        route('buero/mitarbeiter/:employeeId/jahreswerte', 'office/employees/opening.tsx')
        route('buero/mitarbeiter/:employeeId/unterlagen', 'office/employees/documents.tsx')
        route('buero/mitarbeiter/:employeeId/unterlagen/:documentId', 'office/employees/document.ts')
        route(
          'buero/mitarbeiter/:employeeId/unterlagen/:documentId/ruecknahme',
          'office/employees/document-withdrawal.ts',
        )
        route('buero/mitarbeiter/:employeeId/abschied', 'office/employees/leaver-link.ts')
        route('buero/mitarbeiter/:employeeId/archiv', 'office/employees/archive.ts')
        route('buero/mitarbeiter/:employeeId/monate/:month', 'routes/office/payslip.tsx')
        route('buero/mitarbeiter/:employeeId/lohnzettel/:file', 'routes/office/payslip-pdf.ts')
        route('buero/mitarbeiter/:employeeId/lohnzettel/:month/ruecknahme', 'routes/office/payslip-recall.ts')
        route('buero/mitarbeiter/:employeeId/link', 'office/employees/link.ts')
        route('buero/mitarbeiter/:employeeId/linksperre', 'office/employees/link-block.ts')

        route('buero/postausgang', 'routes/office/outbox.tsx')
        route('buero/postausgang/postausgang.csv', 'routes/office/outbox-file.ts')
        route('buero/postausgang/pause', 'routes/office/outbox-pause.ts')
        route('buero/postausgang/fortsetzung', 'routes/office/outbox-resume.ts')
        route('buero/postausgang/:mailId', 'routes/office/mail.tsx')
        route('buero/postausgang/:mailId/vorschau', 'routes/office/mail-preview.ts')
        route('buero/postausgang/:mailId/eml', 'routes/office/mail-file.ts')
        route('buero/postausgang/:mailId/neuer-versand', 'routes/office/mail-resend.ts')
        route('buero/postausgang/:mailId/ruecknahme', 'routes/office/mail-withdrawal.ts')
        route('buero/postausgang/:mailId/ruecklauf', 'routes/office/mail-bounce.ts')
        route('buero/postausgang/:mailId/erledigung', 'routes/office/mail-settlement.ts')

        route('buero/mailvorlagen', 'routes/office/mail-templates.tsx')
        route('buero/mailvorlagen/:template/:templateLanguage', 'routes/office/mail-template.tsx')
        route(
          'buero/mailvorlagen/:template/:templateLanguage/vorschau',
          'routes/office/mail-template-preview.ts',
        )
        route(
          'buero/mailvorlagen/:template/:templateLanguage/standard',
          'routes/office/mail-template-reset.ts',
        )
      })

      route('api/health', 'api/health.ts')
      route('api/intern/webhook', 'api/webhook.ts')
      route('api/intern/rechnungen/:id/token', 'api/invoice-token.ts')
      route('api/*', 'api/unknown.ts')

      route('*', 'guest/unknown.tsx')
    }),
}
