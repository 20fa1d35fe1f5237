// Longer than 200 lines: one list of every address is easier to search than several.
import type { SavedKey, SavingArea } from './i18n/texts'

/** Query parameter of an upload for an account. */
export const BANK_ACCOUNT_PARAMETER = 'konto'
/** The other number that a file for it has, once a person has said that it belongs to it. */
export const BANK_NUMBER_PARAMETER = 'kontonummer'

/** Query parameter of a confirmation; its value says what was saved. */
export const SAVED_PARAMETER = 'gespeichert'

/** Query parameter of a page that shows a refused form again: the form's key. */
export const REFUSED_PARAMETER = 'eingabe'

/** Query parameter for the result of a check: its key. */
export const CHECK_PARAMETER = 'ergebnis'

/** Query parameter of a page for something new: the key of its form. */
export const FORM_PARAMETER = 'formular'

export const FAULT_PARAMETER = 'fehler'

/** Query parameter of a form: the tenant that its page was made for. */
export const SHOWN_FOR_PARAMETER = 'mandant'

/** No answer; an answer not for this browser; a rejection; an uninvited person. */
export type ProviderFault = 'anmeldedienst' | 'antwort' | 'abgelehnt' | 'einladung'

const IMPORTED = { customers: '/buero/kunden', employees: '/buero/mitarbeiter' } as const
type Imported = keyof typeof IMPORTED

/** In place of a year: all payslips. */
export const EVERYTHING = 'alle'

/** Every internal address as a function, so that a moved page is a type error and not a dead link. */
export const paths = {
  start: () => '/',

  invoice: (token: string) => `/rechnung/${token}`,
  invoiceFreshLink: (token: string) => `/rechnung/${token}/neuer-link`,

  portal: (token: string) => `/portal/${token}`,
  portalInvoice: (token: string, invoiceId: string) => `/portal/${token}/rechnungen/${invoiceId}`,
  portalYear: (token: string, year: number) => `/portal/${token}/jahre/${year}`,
  portalGiroCode: (token: string) => `/portal/${token}/girocode.png`,
  portalMessage: (token: string) => `/portal/${token}/nachricht`,
  portalChange: (token: string) => `/portal/${token}/aenderung`,
  portalFreshLink: (token: string) => `/portal/${token}/neuer-link`,

  // Below the page of an invoice, by its own link or in its customer's portal.
  invoicePdf: (page: string) => `${page}/pdf`,
  invoiceXml: (page: string) => `${page}/xml`,
  invoiceCancellation: (page: string) => `${page}/storno`,
  invoiceCredit: (page: string, creditId: string) => `${page}/korrekturen/${creditId}`,
  invoiceReceipt: (page: string) => `${page}/quittung`,
  invoiceGiroCode: (page: string) => `${page}/girocode.png`,
  invoiceDueDate: (page: string) => `${page}/termin.ics`,
  invoicePaymentChoice: (page: string) => `${page}/zahlungswahl`,
  invoiceTransfer: (page: string) => `${page}/ueberweisung`,
  invoiceMessage: (page: string) => `${page}/nachricht`,

  logo: (logoId: string) => `/logo/${logoId}`,
  accent: (color: string) => `/farbe/${color}.css`,

  employeePortal: (token: string) => `/mitarbeiter-portal/${token}`,
  payslipPdf: (token: string, month: string) => `/mitarbeiter-portal/${token}/lohnzettel/${month}.pdf`,
  payslipYear: (token: string, year: string) => `/mitarbeiter-portal/${token}/jahre/${year}`,
  payslip: (token: string, month: string) => `/mitarbeiter-portal/${token}/monate/${month}`,
  payslipQuestion: (token: string, month: string) => `/mitarbeiter-portal/${token}/monate/${month}/frage`,
  employeeManifest: (token: string) => `/mitarbeiter-portal/${token}/app.webmanifest`,
  employeeNotice: (token: string) => `/mitarbeiter-portal/${token}/datenschutz`,
  employeeCode: (token: string) => `/mitarbeiter-portal/${token}/code`,
  employeeCodeRequest: (token: string) => `/mitarbeiter-portal/${token}/code-anforderung`,
  employeeDocument: (token: string, id: string) => `/mitarbeiter-portal/${token}/unterlagen/${id}`,
  employeeFreshLink: (token: string) => `/mitarbeiter-portal/${token}/neuer-link`,

  signIn: () => '/anmelden',
  provider: () => '/anmelden/oidc',
  providerAnswer: () => '/anmelden/oidc/antwort',
  signInCode: () => '/anmelden/code',
  signOut: () => '/abmelden',
  setup: () => '/einrichten',
  invitation: (token: string) => `/einladung/${token}`,
  forgottenPassword: () => '/passwort-vergessen',
  newPassword: (token: string) => `/passwort/${token}`,

  account: () => '/konto',
  signIns: () => '/konto/anmeldungen',
  keyboard: () => '/konto/tastatur',
  password: () => '/konto/passwort',
  secondFactor: () => '/konto/zweiter-faktor',
  secondFactorConfirmation: () => '/konto/zweiter-faktor/bestaetigung',
  recoveryCodes: () => '/konto/zweiter-faktor/ersatzcodes',
  secondFactorEnd: () => '/konto/zweiter-faktor/ende',

  office: () => '/buero',
  firstStepSkip: () => '/buero/erste-schritte',
  tenantSwitch: () => '/buero/mandant',
  tenants: () => '/buero/mandanten',
  tenant: (tenantId: string) => `/buero/mandanten/${tenantId}`,
  tenantAddress: (tenantId: string) => `/buero/mandanten/${tenantId}/anschrift`,
  tenantLogo: (tenantId: string) => `/buero/mandanten/${tenantId}/logo`,
  tenantLogoPicture: (tenantId: string) => `/buero/mandanten/${tenantId}/logo/bild`,
  tenantAccent: (tenantId: string) => `/buero/mandanten/${tenantId}/farbe`,
  tenantLogoRemoval: (tenantId: string) => `/buero/mandanten/${tenantId}/logo/entfernung`,
  tenantCompany: (tenantId: string) => `/buero/mandanten/${tenantId}/rechtsform`,
  tenantInvoicing: (tenantId: string) => `/buero/mandanten/${tenantId}/rechnungsangaben`,
  tenantSample: (tenantId: string) => `/buero/mandanten/${tenantId}/briefbogen.pdf`,
  tenantBank: (tenantId: string) => `/buero/mandanten/${tenantId}/bank`,
  tenantNumbers: (tenantId: string, range: string) => `/buero/mandanten/${tenantId}/nummern/${range}`,
  tenantTerms: (tenantId: string) => `/buero/mandanten/${tenantId}/fristen`,
  tenantSender: (tenantId: string) => `/buero/mandanten/${tenantId}/absender`,
  tenantSenderCode: (tenantId: string) => `/buero/mandanten/${tenantId}/absender/code`,
  tenantSenderProof: (tenantId: string) => `/buero/mandanten/${tenantId}/absender/bestaetigung`,
  apiInvoice: (invoiceId: string) => `/api/v1/invoices/${invoiceId}`,
  apiCustomer: (customerId: string) => `/api/v1/customers/${customerId}`,
  apiKeys: (tenantId: string) => `/buero/mandanten/${tenantId}/schnittstelle`,
  apiKeyRevocation: (tenantId: string) => `/buero/mandanten/${tenantId}/schnittstelle/widerruf`,
  eventEndpoints: (tenantId: string) => `/buero/mandanten/${tenantId}/ereignisse`,
  newEventEndpoint: (tenantId: string) => `/buero/mandanten/${tenantId}/ereignisse/neu`,
  eventEndpoint: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}`,
  eventEndpointChange: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/angaben`,
  eventEndpointSecret: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/geheimnis`,
  eventEndpointPause: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/pause`,
  eventEndpointResume: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/fortsetzung`,
  eventEndpointEnd: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/ende`,
  eventEndpointRemoval: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/entfernung`,
  eventEndpointTest: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/probe`,
  eventReplay: (tenantId: string, endpointId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/wiederholung`,
  eventDelivery: (tenantId: string, endpointId: string, deliveryId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/zustellungen/${deliveryId}`,
  eventDeliveryReplay: (tenantId: string, endpointId: string, deliveryId: string) =>
    `/buero/mandanten/${tenantId}/ereignisse/${endpointId}/zustellungen/${deliveryId}/wiederholung`,
  tenantWebhook: (tenantId: string) => `/buero/mandanten/${tenantId}/webhook`,
  tenantWebhookRules: (tenantId: string) => `/buero/mandanten/${tenantId}/webhook/regeln`,
  tenantWebhookRevocation: (tenantId: string) => `/buero/mandanten/${tenantId}/webhook/widerruf`,
  tenantSecondFactor: (tenantId: string) => `/buero/mandanten/${tenantId}/zweiter-faktor`,
  tenantDataProtection: (tenantId: string) => `/buero/mandanten/${tenantId}/datenschutz`,
  papers: (tenantId: string) => `/buero/mandanten/${tenantId}/unterlagen`,
  paper: (tenantId: string, paper: string) => `/buero/mandanten/${tenantId}/unterlagen/${paper}`,
  tenantPayrollOffice: (tenantId: string) => `/buero/mandanten/${tenantId}/lohnbuero`,
  tenantPortalCode: (tenantId: string) => `/buero/mandanten/${tenantId}/lohnzettel-code`,
  tenantSensitive: (tenantId: string) => `/buero/mandanten/${tenantId}/besondere-lohndaten`,
  linkLooks: (tenantId: string) => `/buero/mandanten/${tenantId}/gesehene-links`,
  search: () => '/buero/suche',
  audit: () => '/buero/protokoll',
  auditFile: () => '/buero/protokoll/protokoll.csv',
  condition: () => '/buero/zustand',
  users: () => '/buero/personen',
  usersFile: () => '/buero/personen/personen.csv',
  user: (userId: string) => `/buero/personen/${userId}`,
  userLock: (userId: string) => `/buero/personen/${userId}/sperre`,
  userInvitation: (userId: string) => `/buero/personen/${userId}/einladung`,
  customers: () => '/buero/kunden',
  customersFile: () => '/buero/kunden/kunden.csv',
  newCustomer: () => '/buero/kunden/neu',
  customer: (customerId: string) => `/buero/kunden/${customerId}`,
  customerDetails: (customerId: string) => `/buero/kunden/${customerId}/stammdaten`,
  customerArchive: (customerId: string) => `/buero/kunden/${customerId}/archiv`,
  customerLink: (customerId: string) => `/buero/kunden/${customerId}/link`,
  imports: (kind: Imported) => `${IMPORTED[kind]}/import`,
  importTemplate: (kind: Imported) => `${IMPORTED[kind]}/import/vorlage.csv`,
  import: (kind: Imported, id: string) => `${IMPORTED[kind]}/import/${id}`,
  importColumns: (kind: Imported, id: string) => `${IMPORTED[kind]}/import/${id}/spalten`,
  importCheckFile: (kind: Imported, id: string) => `${IMPORTED[kind]}/import/${id}/pruefung.csv`,
  importTakeOver: (kind: Imported, id: string) => `${IMPORTED[kind]}/import/${id}/uebernahme`,
  importUndo: (kind: Imported, id: string) => `${IMPORTED[kind]}/import/${id}/ruecknahme`,
  importDiscard: (kind: Imported, id: string) => `${IMPORTED[kind]}/import/${id}/verwerfung`,
  customerPayment: (customerId: string) => `/buero/kunden/${customerId}/zahlung`,
  customerPayments: (customerId: string) => `/buero/kunden/${customerId}/zahlungen`,
  customerAccount: (customerId: string) => `/buero/kunden/${customerId}/konto`,
  customerAccountFile: (customerId: string) => `/buero/kunden/${customerId}/konto.pdf`,
  customerAccountSending: (customerId: string) => `/buero/kunden/${customerId}/konto/versand`,
  settleFromCredit: (customerId: string) => `/buero/kunden/${customerId}/verrechnung`,
  refundCredit: (customerId: string) => `/buero/kunden/${customerId}/rueckzahlung`,
  undoPayment: (customerId: string) => `/buero/kunden/${customerId}/zahlungsruecknahme`,
  customerThreads: (customerId: string) => `/buero/kunden/${customerId}/nachrichten`,
  customerLinkBlock: (customerId: string) => `/buero/kunden/${customerId}/linksperre`,
  newContact: (customerId: string) => `/buero/kunden/${customerId}/neuer-ansprechpartner`,
  contact: (contactId: string) => `/buero/ansprechpartner/${contactId}`,
  contactDetails: (contactId: string) => `/buero/ansprechpartner/${contactId}/stammdaten`,
  contactArchive: (contactId: string) => `/buero/ansprechpartner/${contactId}/archiv`,
  contactLink: (contactId: string) => `/buero/ansprechpartner/${contactId}/link`,
  contactLinkBlock: (contactId: string) => `/buero/ansprechpartner/${contactId}/linksperre`,
  link: (linkId: string) => `/buero/links/${linkId}`,
  linkMail: (linkId: string) => `/buero/links/${linkId}/versand`,
  linkReplacement: (linkId: string) => `/buero/links/${linkId}/ersatz`,
  linkRevocation: (linkId: string) => `/buero/links/${linkId}/widerruf`,
  linkLetter: (linkId: string) => `/buero/links/${linkId}/brief.pdf`,
  tasks: () => '/buero/aufgaben',
  tasksFile: () => '/buero/aufgaben/aufgaben.csv',
  task: (taskId: string) => `/buero/aufgaben/${taskId}`,
  taskReply: (taskId: string) => `/buero/aufgaben/${taskId}/antwort`,
  taskAssignment: (taskId: string) => `/buero/aufgaben/${taskId}/uebernahme`,
  taskEnd: (taskId: string) => `/buero/aufgaben/${taskId}/erledigung`,
  taskChangeRequest: (taskId: string) => `/buero/aufgaben/${taskId}/umsetzung`,
  taskRefusal: (taskId: string) => `/buero/aufgaben/${taskId}/ablehnung`,
  taskDeliveryAgain: (taskId: string) => `/buero/aufgaben/${taskId}/wiederholung`,
  taskDeliveryMapping: (taskId: string) => `/buero/aufgaben/${taskId}/zuordnung`,
  bank: () => '/buero/bank',
  bankUpload: () => '/buero/bank/auszuege',
  /** For files that do not say whose they are. */
  bankUploadFor: (accountId: string) => `/buero/bank/auszuege?${BANK_ACCOUNT_PARAMETER}=${accountId}`,
  bankUploadAllTheSame: (accountId: string, number: string) =>
    `/buero/bank/auszuege?${new URLSearchParams({ [BANK_ACCOUNT_PARAMETER]: accountId, [BANK_NUMBER_PARAMETER]: number })}`,
  bankAccount: (accountId: string) => `/buero/bank/konten/${accountId}`,
  bankAccountInvoices: (accountId: string) => `/buero/bank/konten/${accountId}/rechnungen`,
  bankAccountDebits: (accountId: string) => `/buero/bank/konten/${accountId}/lastschriften`,
  bankAccountName: (accountId: string) => `/buero/bank/konten/${accountId}/bezeichnung`,
  bankAccountEnd: (accountId: string) => `/buero/bank/konten/${accountId}/schliessung`,
  bankAccountSequence: (accountId: string) => `/buero/bank/konten/${accountId}/erste-lastschrift`,
  bankAccountNumbers: (accountId: string) => `/buero/bank/konten/${accountId}/nummern`,
  bankAccountAnswers: (accountId: string) => `/buero/bank/konten/${accountId}/antworten`,
  bankDouble: (itemId: string) => `/buero/bank/umsaetze/${itemId}/doppelt`,
  bankColumns: (fileId: string, accountId?: string, confirmedNumber?: string) => {
    const said = new URLSearchParams()
    if (accountId !== undefined) said.set(BANK_ACCOUNT_PARAMETER, accountId)
    if (confirmedNumber !== undefined) said.set(BANK_NUMBER_PARAMETER, confirmedNumber)
    return `/buero/bank/spalten/${fileId}${said.size === 0 ? '' : `?${said}`}`
  },
  bankColumnsEnd: (fileId: string) => `/buero/bank/spalten/${fileId}/verwerfung`,
  bankLayoutEnd: (layoutId: string) => `/buero/bank/layouts/${layoutId}/loeschung`,
  newBankAccount: () => '/buero/bank/konten/neu',
  bankItems: () => '/buero/bank/umsaetze',
  bankItem: (itemId: string) => `/buero/bank/umsaetze/${itemId}`,
  bankPayment: (itemId: string) => `/buero/bank/umsaetze/${itemId}/zahlung`,
  bankProposal: (itemId: string) => `/buero/bank/umsaetze/${itemId}/vorschlag`,
  bankOther: (itemId: string) => `/buero/bank/umsaetze/${itemId}/art`,
  bankReturn: (itemId: string) => `/buero/bank/umsaetze/${itemId}/rueckgabe`,
  bankRefund: (itemId: string) => `/buero/bank/umsaetze/${itemId}/erstattung`,
  bankUndo: (assignmentId: string) => `/buero/bank/zuordnungen/${assignmentId}/aufhebung`,
  bankTakeBack: (fileId: string) => `/buero/bank/dateien/${fileId}/ruecknahme`,
  bankRules: () => '/buero/bank/regeln',
  bankRuleEnd: (ruleId: string) => `/buero/bank/regeln/${ruleId}/loeschung`,
  debits: () => '/buero/bank/lastschriften',
  debitRuns: () => '/buero/bank/lastschriften/dateien',
  debitRun: (runId: string) => `/buero/bank/lastschriften/${runId}`,
  debitFile: (runId: string) => `/buero/bank/lastschriften/${runId}/datei`,
  debitApproval: (runId: string) => `/buero/bank/lastschriften/${runId}/freigabe`,
  debitFailure: (runId: string) => `/buero/bank/lastschriften/${runId}/fehlschlag`,
  dunning: () => '/buero/bank/mahnungen',
  dunningSending: () => '/buero/bank/mahnungen/versand',
  dunningLevels: () => '/buero/bank/mahnungen/stufen',
  dunningNotices: () => '/buero/bank/mahnungen/verschickt',
  dunningLetters: () => '/buero/bank/mahnungen/verschickt/briefe.zip',
  dunningNotice: (noticeId: string) => `/buero/bank/mahnungen/verschickt/${noticeId}`,
  dunningNoticeFile: (noticeId: string) => `/buero/bank/mahnungen/verschickt/${noticeId}/pdf`,
  dunningResending: (noticeId: string) => `/buero/bank/mahnungen/verschickt/${noticeId}/versand`,
  dunningStop: (customerId: string) => `/buero/kunden/${customerId}/mahnsperre`,
  dunningStopEnd: (customerId: string) => `/buero/kunden/${customerId}/mahnsperre/aufhebung`,
  dunningProposal: (customerId: string) => `/buero/bank/mahnungen/kunden/${customerId}`,
  dunningLetter: (customerId: string) => `/buero/bank/mahnungen/kunden/${customerId}/brief`,
  dunningMail: (customerId: string) => `/buero/bank/mahnungen/kunden/${customerId}/vorschau`,
  mandates: () => '/buero/mandate',
  mandatesFile: () => '/buero/mandate/mandate.csv',
  mandateCustomer: () => '/buero/mandate/neu',
  newMandate: (customerId: string) => `/buero/kunden/${customerId}/neues-mandat`,
  mandate: (mandateId: string) => `/buero/mandate/${mandateId}`,
  mandateApproval: (mandateId: string) => `/buero/mandate/${mandateId}/bestaetigung`,
  mandateScan: (mandateId: string) => `/buero/mandate/${mandateId}/scan`,
  mandateScanFile: (mandateId: string) => `/buero/mandate/${mandateId}/scan/datei`,
  mandateResumption: (mandateId: string) => `/buero/mandate/${mandateId}/fortsetzung`,
  mandateEnd: (mandateId: string) => `/buero/mandate/${mandateId}/widerruf`,
  contractCustomer: () => '/buero/vertraege/neu',
  newContract: (customerId: string) => `/buero/kunden/${customerId}/neuer-vertrag`,
  contracts: () => '/buero/vertraege',
  contractsFile: () => '/buero/vertraege/vertraege.csv',
  billing: () => '/buero/vertraege/rechnungslauf',
  billingStart: () => '/buero/vertraege/rechnungslauf/start',
  billingRun: (runId: string) => `/buero/vertraege/rechnungslauf/${runId}`,
  contract: (contractId: string) => `/buero/vertraege/${contractId}`,
  contractDetails: (contractId: string) => `/buero/vertraege/${contractId}/stammdaten`,
  contractPrices: (contractId: string) => `/buero/vertraege/${contractId}/preise`,
  contractPriceWithdrawal: (contractId: string) => `/buero/vertraege/${contractId}/preise/ruecknahme`,
  contractPause: (contractId: string) => `/buero/vertraege/${contractId}/pause`,
  contractEnd: (contractId: string) => `/buero/vertraege/${contractId}/ende`,
  contractArchive: (contractId: string) => `/buero/vertraege/${contractId}/archiv`,
  hours: () => '/buero/stunden',
  hoursFile: () => '/buero/stunden/stunden.csv',
  deliveries: () => '/buero/stunden/meldungen',
  delivery: (deliveryId: string) => `/buero/stunden/meldungen/${deliveryId}`,
  deliveryFile: (deliveryId: string) => `/buero/stunden/meldungen/${deliveryId}/meldung.json`,
  deliveryAgain: (deliveryId: string) => `/buero/stunden/meldungen/${deliveryId}/wiederholung`,
  handover: (month: string) => `/buero/stunden/${month}/uebergabe`,
  handoverFile: (handoverId: string) => `/buero/stunden/uebergaben/${handoverId}`,
  handoverDescription: () => '/buero/stunden/satzbeschreibung.ini',
  hoursClosing: (month: string) => `/buero/stunden/${month}/abschluss`,
  hoursId: (month: string) => `/buero/stunden/${month}/kennungen`,
  hoursIdRelease: (month: string) => `/buero/stunden/${month}/kennungen/aufhebung`,
  hoursPaste: (month: string) => `/buero/stunden/${month}/tabelle`,
  hoursCell: (month: string, employeeId: string) => `/buero/stunden/${month}/mitarbeiter/${employeeId}`,
  hoursDecision: (month: string, employeeId: string) =>
    `/buero/stunden/${month}/mitarbeiter/${employeeId}/entscheidung`,
  payslips: () => '/buero/lohnzettel',
  payslipsFile: () => '/buero/lohnzettel/lohnzettel.csv',
  incomingPayslips: () => '/buero/lohnzettel/eingang',
  incomingPayslip: (slipId: string) => `/buero/lohnzettel/eingang/${slipId}`,
  incomingPicture: (slipId: string, page: number) => `/buero/lohnzettel/eingang/${slipId}/seiten/${page}`,
  incomingDrop: (slipId: string) => `/buero/lohnzettel/eingang/${slipId}/verwerfung`,
  payslipRelease: () => '/buero/lohnzettel/freigabe',
  insuranceReports: () => '/buero/lohnzettel/meldungen',
  insuranceReport: (employeeId: string) => `/buero/lohnzettel/meldungen/${employeeId}`,
  payrollTable: () => '/buero/lohnzettel/lohndaten',
  payrollFirm: () => '/buero/lohnzettel/firma',
  payrollFunds: () => '/buero/lohnzettel/krankenkassen',
  payrollFundRemoval: () => '/buero/lohnzettel/krankenkassen/entfernung',
  payrollRun: (month: string) => `/buero/lohnzettel/abrechnung/${month}`,
  payrollComparison: (month: string) => `/buero/lohnzettel/abrechnung/${month}/vergleich`,
  payrollReporting: () => '/buero/lohnzettel/meldewesen',
  payrollFundNumber: () => '/buero/lohnzettel/meldewesen/kasse',
  payrollTold: (month: string) => `/buero/lohnzettel/abrechnung/${month}/beitragsmeldung`,
  payrollReports: (month: string) => `/buero/lohnzettel/abrechnung/${month}/auswertungen`,
  payrollReport: (month: string, report: string) =>
    `/buero/lohnzettel/abrechnung/${month}/auswertungen/${report}`,
  payrollReportFile: (month: string, report: string, format: 'pdf' | 'csv') =>
    `/buero/lohnzettel/abrechnung/${month}/auswertungen/${report}/${month}.${format}`,
  payrollSlip: (month: string, employeeId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/mitarbeiter/${employeeId}`,
  payrollOfficeSlip: (month: string, employeeId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/mitarbeiter/${employeeId}/lohnbuero`,
  payrollSlipPreview: (month: string, employeeId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/mitarbeiter/${employeeId}/probedruck`,
  payrollSlipDrop: (month: string, employeeId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/mitarbeiter/${employeeId}/verwerfung`,
  payrollPayments: (month: string) => `/buero/lohnzettel/abrechnung/${month}/zahlungen`,
  payrollPaymentsCsv: (month: string) => `/buero/lohnzettel/abrechnung/${month}/zahlungen/zahlungen.csv`,
  payrollPaymentsApproval: (month: string) => `/buero/lohnzettel/abrechnung/${month}/zahlungen/freigabe`,
  payrollClosing: (month: string) => `/buero/lohnzettel/abrechnung/${month}/abschluss`,
  payrollOmission: (month: string) => `/buero/lohnzettel/abrechnung/${month}/abschluss/auslassung`,
  payrollTakingIn: (month: string) => `/buero/lohnzettel/abrechnung/${month}/abschluss/aufnahme`,
  payrollPaymentFiles: (month: string) => `/buero/lohnzettel/abrechnung/${month}/zahlungen/dateien`,
  payrollPaymentFile: (month: string, fileId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/zahlungen/dateien/${fileId}`,
  payrollPaymentFileXml: (month: string, fileId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/zahlungen/dateien/${fileId}/datei`,
  payrollPaymentFileDrop: (month: string, fileId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/zahlungen/dateien/${fileId}/verwerfung`,
  payrollPayee: (month: string, payeeId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/zahlungen/empfaenger/${payeeId}`,
  payrollTransfer: (month: string, paymentId: string) =>
    `/buero/lohnzettel/abrechnung/${month}/zahlungen/ueberweisung/${paymentId}`,
  payrollBookings: (month: string) => `/buero/lohnzettel/abrechnung/${month}/buchungen`,
  payrollBookingsCsv: (month: string) => `/buero/lohnzettel/abrechnung/${month}/buchungen/buchungen.csv`,
  payrollBookingsDatev: (month: string) => `/buero/lohnzettel/abrechnung/${month}/buchungen/datev`,
  payrollHandover: (month: string) => `/buero/lohnzettel/abrechnung/${month}/uebergabe.zip`,
  payrollAccounts: () => '/buero/lohnzettel/konten',
  payslipFileDiscard: (fileId: string) => `/buero/lohnzettel/dateien/${fileId}/verwerfung`,
  payslipRecall: (employeeId: string, month: string) =>
    `/buero/mitarbeiter/${employeeId}/lohnzettel/${month}/ruecknahme`,
  officePayslipPicture: (employeeId: string, month: string) =>
    `/buero/mitarbeiter/${employeeId}/lohnzettel/${month}/bild`,
  officePayslipPdf: (employeeId: string, month: string) =>
    `/buero/mitarbeiter/${employeeId}/lohnzettel/${month}.pdf`,
  officePayslip: (employeeId: string, month: string) => `/buero/mitarbeiter/${employeeId}/monate/${month}`,
  employees: () => '/buero/mitarbeiter',
  employeesFile: () => '/buero/mitarbeiter/mitarbeiter.csv',
  noticeToHandOut: () => '/buero/mitarbeiter/datenschutzhinweis',
  newEmployee: () => '/buero/mitarbeiter/neu',
  employee: (employeeId: string) => `/buero/mitarbeiter/${employeeId}`,
  employeeDetails: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/stammdaten`,
  employeeConfidential: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/vertrauliches`,
  employeePay: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/verguetung`,
  employeeCertificates: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/bescheinigungen`,
  employeeCertificate: (employeeId: string, kind: string) =>
    `/buero/mitarbeiter/${employeeId}/bescheinigungen/${kind}`,
  employeeCertificateFile: (employeeId: string, kind: string, month: string, format: string) =>
    `/buero/mitarbeiter/${employeeId}/bescheinigungen/${kind}/${month}.${format}`,
  employeePayrollFacts: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/lohndaten`,
  personYear: (employeeId: string, year: string, report: string) =>
    `/buero/mitarbeiter/${employeeId}/lohnjahr/${year}/${report}`,
  personYearFile: (employeeId: string, year: string, report: string, format: 'pdf' | 'csv') =>
    `/buero/mitarbeiter/${employeeId}/lohnjahr/${year}/${report}/${year}.${format}`,
  employeeOpening: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/jahreswerte`,
  employeePayRemoval: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/verguetung/entfernung`,
  employeeDocuments: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/unterlagen`,
  officeEmployeeDocument: (employeeId: string, documentId: string) =>
    `/buero/mitarbeiter/${employeeId}/unterlagen/${documentId}`,
  employeeDocumentWithdrawal: (employeeId: string, documentId: string) =>
    `/buero/mitarbeiter/${employeeId}/unterlagen/${documentId}/ruecknahme`,
  employeeLeaverLink: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/abschied`,
  employeeAddressRelease: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/adresse`,
  employeeArchive: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/archiv`,
  invoices: () => '/buero/rechnungen',
  invoicesFile: () => '/buero/rechnungen/rechnungen.csv',
  officeInvoice: (invoiceId: string) => `/buero/rechnungen/${invoiceId}`,
  invoiceBatch: () => '/buero/rechnungen/ausstellung',
  invoiceBatchResult: () => '/buero/rechnungen/ausstellung/ergebnis',
  figures: () => '/buero/zahlen',
  figuresFile: () => '/buero/zahlen/tabelle.csv',
  newInvoice: () => '/buero/rechnungen/neu',
  einvoiceCheck: (key?: string) =>
    key === undefined ? '/buero/rechnungen/pruefung' : `/buero/rechnungen/pruefung?${CHECK_PARAMETER}=${key}`,
  newInvoiceFor: (customerId: string) => `/buero/kunden/${customerId}/neue-rechnung`,
  invoiceDraft: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/entwurf`,
  invoicePreview: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/probedruck`,
  invoiceIssue: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/ausstellung`,
  invoiceDiscard: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/verwerfung`,
  invoiceSending: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/versand`,
  invoicePayment: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/zahlung`,
  invoiceRest: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/rest`,
  customerDefault: (customerId: string, asOf?: string) =>
    `/buero/kunden/${customerId}/verzug${asOf === undefined ? '' : `?bis=${asOf}`}`,
  claimCharges: (customerId: string) => `/buero/kunden/${customerId}/verzug/forderung`,
  customerDebtor: (customerId: string) => `/buero/kunden/${customerId}/verzug/angaben`,
  customerChargesFromCredit: (customerId: string) => `/buero/kunden/${customerId}/verzug/begleichung`,
  waiveCharge: (customerId: string) => `/buero/kunden/${customerId}/verzug/erlass`,
  courtForm: (customerId: string) => `/buero/kunden/${customerId}/mahnantrag`,
  chargeStatement: (statementId: string) => `/buero/forderungen/${statementId}`,
  chargeStatementFile: (statementId: string) => `/buero/forderungen/${statementId}/pdf`,
  chargeStatementSending: (statementId: string) => `/buero/forderungen/${statementId}/versand`,
  waiveStatement: (statementId: string) => `/buero/forderungen/${statementId}/erlass`,
  withdrawStatement: (statementId: string) => `/buero/forderungen/${statementId}/ruecknahme`,
  chargeSettings: () => '/buero/bank/verzugszinsen',
  handedOver: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/uebergabe`,
  notHandedOver: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/uebergabe/ruecknahme`,
  handedOverDebits: () => '/buero/bank/lastschriften/uebergabe',
  disputeInvoice: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/klaerung`,
  /** With a number and a first day, instalments are proposed. */
  deferInvoice: (invoiceId: string, plan?: Record<string, string>) =>
    `/buero/rechnungen/${invoiceId}/stundung${plan === undefined ? '' : `?${new URLSearchParams(plan)}`}`,
  endHold: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/aufschub`,
  undoBooking: (invoiceId: string, booking?: string) =>
    `/buero/rechnungen/${invoiceId}/ruecknahme${booking === undefined ? '' : `?buchung=${booking}`}`,
  creditInvoice: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/korrektur`,
  creditPreview: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/korrektur/probedruck`,
  cancelInvoice: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/stornierung`,
  invoiceCopy: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/kopie`,
  officeInvoicePicture: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/bild`,
  officeInvoicePdf: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/pdf`,
  officeInvoiceXml: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/xml`,
  officeInvoiceLink: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/link`,
  invoiceLinkBlock: (invoiceId: string) => `/buero/rechnungen/${invoiceId}/linksperre`,
  outbox: () => '/buero/postausgang',
  outboxFile: () => '/buero/postausgang/postausgang.csv',
  outboxPause: () => '/buero/postausgang/pause',
  outboxResume: () => '/buero/postausgang/fortsetzung',
  mail: (mailId: string) => `/buero/postausgang/${mailId}`,
  mailPreview: (mailId: string) => `/buero/postausgang/${mailId}/vorschau`,
  mailFile: (mailId: string) => `/buero/postausgang/${mailId}/eml`,
  mailResend: (mailId: string) => `/buero/postausgang/${mailId}/neuer-versand`,
  mailWithdrawal: (mailId: string) => `/buero/postausgang/${mailId}/ruecknahme`,
  mailBounce: (mailId: string) => `/buero/postausgang/${mailId}/ruecklauf`,
  mailSettlement: (mailId: string) => `/buero/postausgang/${mailId}/erledigung`,
  mailTemplates: () => '/buero/mailvorlagen',
  mailTemplate: (name: string, language: string) => `/buero/mailvorlagen/${name}/${language}`,
  mailTemplatePreview: (name: string, language: string) => `/buero/mailvorlagen/${name}/${language}/vorschau`,
  mailTemplateReset: (name: string, language: string) => `/buero/mailvorlagen/${name}/${language}/standard`,
  officeEmployeeLink: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/link`,
  employeeLinkBlock: (employeeId: string) => `/buero/mitarbeiter/${employeeId}/linksperre`,

  openApi: () => '/api/openapi.json',
  docs: () => '/api/docs',
  docsStart: () => '/api/docs/start',
  docsEvents: () => '/api/docs/events',
  docsErrors: () => '/api/docs/errors',
  docsError: (code: string) => `/api/docs/errors/${code}`,
  docsChanges: () => '/api/docs/changes',
  docsPromises: () => '/api/docs/promises',
  docsChapter: (chapter: string) => `/api/docs/calls/${chapter}`,
  health: () => '/api/health',
  webhook: () => '/api/intern/webhook',
  invoiceToken: (invoiceId: string) => `/api/intern/rechnungen/${invoiceId}/token`,
}

export function savedPath<Area extends SavingArea>(path: string, what: SavedKey<Area>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${SAVED_PARAMETER}=${what}#gespeichert`
}

export function onwardFromSignIn(path: string): string {
  return `${paths.signIn()}?${WISHED_PARAMETER}=${encodeURIComponent(path)}`
}

/** Whether all pages below are for signed-in users of the office. */
export function isOfficePath(pathname: string): boolean {
  return /^\/(?:buero|konto)(?:\/|$)/.test(pathname)
}

/** Like `onwardFromSignIn`, for a user whose form could not be kept. */
export function lostFromSignIn(path: string): string {
  return `${onwardFromSignIn(path)}&${LOST_PARAMETER}=1`
}

/** Query parameter of the sign-in page: the last form was not saved. */
export const LOST_PARAMETER = 'nicht-gespeichert'

export function keptPath(page: string, key: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}${REFUSED_PARAMETER}=${key}`
}

/** Like `keptPath`, at the error summary. */
export function refusedPath(page: string, key: string, at = 'fehler'): string {
  return `${keptPath(page, key)}#${at}`
}

/** Query parameter of the sign-in page: where to go afterwards. */
export const WISHED_PARAMETER = 'weiter'

/** What a page is about, and where it leads. */
const KEPT_PARAMETERS: readonly string[] = [WISHED_PARAMETER, BANK_ACCOUNT_PARAMETER]

/** A page's own address, without query parameters about the last form or page. */
export function ownAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const kept = [...searchParams].filter(([name]) => KEPT_PARAMETERS.includes(name))
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`
}

export function shownForPath(path: string, tenantId: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${SHOWN_FOR_PARAMETER}=${tenantId}`
}

export function providerFaultPath(fault: ProviderFault): string {
  return `${paths.signIn()}?${FAULT_PARAMETER}=${fault}`
}

export const freshLinkPaths = {
  rechnung: paths.invoiceFreshLink,
  portal: paths.portalFreshLink,
  'mitarbeiter-portal': paths.employeeFreshLink,
}

export const linkPaths = {
  rechnung: paths.invoice,
  portal: paths.portal,
  'mitarbeiter-portal': paths.employeePortal,
}
