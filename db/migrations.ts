import type { Kysely } from 'kysely'
import * as firstLight from './migrations/0001-first-light'
import * as mail from './migrations/0002-mail'
import * as accounts from './migrations/0003-accounts'
import * as secondStep from './migrations/0004-second-step'
import * as provenAddresses from './migrations/0005-proven-addresses'
import * as outboxIndexes from './migrations/0006-outbox-indexes'
import * as sealsAndChain from './migrations/0007-seals-and-chain'
import * as revisions from './migrations/0008-revisions'
import * as uniqueIndexes from './migrations/0009-unique-indexes'
import * as keyChecks from './migrations/0010-key-checks'
import * as safeSenders from './migrations/0011-safe-senders'
import * as growth from './migrations/0012-growth'
import * as firmsLook from './migrations/0013-firms-look'
import * as sealedRows from './migrations/0014-sealed-rows'
import * as payslipQuestions from './migrations/0015-payslip-questions'
import * as customers from './migrations/0016-customers'
import * as guards from './migrations/0017-guards'
import * as owedSums from './migrations/0018-owed-sums'
import * as contracts from './migrations/0019-contracts'
import * as employees from './migrations/0020-employees'
import * as tasks from './migrations/0022-tasks'
import * as firm from './migrations/0023-firm'
import * as portalCode from './migrations/0024-portal-code'
import * as auditAndSearch from './migrations/0025-audit-and-search'
import * as imports from './migrations/0026-imports'
import * as contacts from './migrations/0027-contacts'
import * as mandates from './migrations/0029-mandates'
import * as customerTerms from './migrations/0030-customer-terms'
import * as standings from './migrations/0032-standings'
import * as formerAccounts from './migrations/0033-former-accounts'
import * as mandateReferences from './migrations/0034-mandate-references'
import * as numberFormats from './migrations/0035-number-formats'
import * as whoWrote from './migrations/0036-who-wrote'
import * as invoiceRecord from './migrations/0040-invoice-record'
import * as billingRuns from './migrations/0041-billing-runs'
import * as reminders from './migrations/0042-reminders'
import * as credits from './migrations/0043-credits'
import * as whatInvoicesSay from './migrations/0044-what-invoices-say'
import * as receipts from './migrations/0045-receipts'
import * as earlierLines from './migrations/0048-earlier-lines'
import * as customerRegisters from './migrations/0051-customer-registers'
import * as incomingPayslips from './migrations/0054-incoming-payslips'
import * as advances from './migrations/0055-advances'
import * as grossPrices from './migrations/0056-gross-prices'
import * as netAndThreads from './migrations/0059-net-and-threads'
import * as keptHours from './migrations/0060-kept-hours'
import * as handOvers from './migrations/0061-hand-overs'
import * as payslipOpenings from './migrations/0065-payslip-openings'
import * as payslipRelease from './migrations/0066-payslip-release'
import * as documentsInFiles from './migrations/0067-documents-in-files'
import * as labour from './migrations/0070-labour'
import * as receiptsListed from './migrations/0071-receipts-listed'
import * as payrollRun from './migrations/0073-payroll-run'
import * as readersLanguages from './migrations/0077-readers-languages'
import * as employeeDocuments from './migrations/0078-employee-documents'
import * as retention from './migrations/0083-retention'
import * as creditedButForWhatWasWaived from './migrations/0086-credited-but-for-what-was-waived'
import * as settledChangeRequests from './migrations/0089-settled-wishes'
import * as serviceAlarms from './migrations/0093-service-alarms'
import * as dataProtection from './migrations/0094-data-protection'
import * as nameParts from './migrations/0095-name-parts'
import * as orders from './migrations/0096-orders'
import * as phoneKeys from './migrations/0097-phone-keys'
import * as supervisoryChair from './migrations/0100-supervisory-chair'
import * as releasesInTurns from './migrations/0108-releases-in-turns'
import * as whenADebitWasChosen from './migrations/0110-when-a-debit-was-chosen'
import * as premiumKinds from './migrations/0140-premium-kinds'
import * as firmFromAMonth from './migrations/0145-firm-from-a-month'
import * as weeklyHoursFromAMonth from './migrations/0146-weekly-hours-from-a-month'
import * as onePlaceForDone from './migrations/0155-one-place-for-done'
import * as invoiceAttachments from './migrations/0156-invoice-attachments'
import * as howSomebodyIsPaid from './migrations/0159-how-somebody-is-paid'
import * as whatEachCustomerOwes from './migrations/0160-what-each-customer-owes'
import * as stepsThatAreSkipped from './migrations/0162-steps-that-are-skipped'
import * as payrollRequests from './migrations/0164-payroll-requests'
import * as whatFinalInvoicesDeduct from './migrations/0165-what-final-invoices-deduct'
import * as bank from './migrations/0170-bank'
import * as debits from './migrations/0172-debits'
import * as runningDebits from './migrations/0173-running-debits'
import * as runningDebitsStay from './migrations/0183-running-debits-stay'
import * as returnedDebits from './migrations/0184-returned-debits'
import * as announcedDebits from './migrations/0185-announced-debits'
import * as whichAccountCollects from './migrations/0186-which-account-collects'
import * as renamedCreditors from './migrations/0187-renamed-creditors'
import * as ownLayouts from './migrations/0188-own-layouts'
import * as sameBooking from './migrations/0189-same-booking'
import * as dunning from './migrations/0190-dunning'
import * as holds from './migrations/0196-holds'
import * as dunningRequests from './migrations/0197-dunning-requests'
import * as charges from './migrations/0198-charges'
import * as whichAttempt from './migrations/0210-which-attempt'
import * as undeliveredNotices from './migrations/0211-undelivered-notices'
import * as closedAccounts from './migrations/0212-closed-accounts'
import * as statementsOfADay from './migrations/0215-statements-of-a-day'
import * as settledHolds from './migrations/0216-settled-holds'
import * as countOfSuggestions from './migrations/0220-count-of-suggestions'
import * as earlierReadings from './migrations/0221-earlier-readings'
import * as doubleAnswers from './migrations/0222-double-answers'
import * as drawnWith from './migrations/0226-drawn-with'
import * as calledOff from './migrations/0227-called-off'
import * as apiKeys from './migrations/0231-api-keys'
import * as callsWithAKey from './migrations/0232-calls-with-a-key'
import * as outgoingEvents from './migrations/0240-outgoing-events'
import * as untoldDebits from './migrations/0241-untold-debits'
import * as receiptsOfAFirm from './migrations/0242-receipts-of-a-firm'
import * as handedOver from './migrations/0243-handed-over'
import * as suggestionsThatFall from './migrations/0244-suggestions-that-fall'
import * as copiesOfStatements from './migrations/0247-copies-of-statements'
import * as keptDeliveries from './migrations/0250-kept-deliveries'
import * as webhookRules from './migrations/0251-webhook-rules'
import * as timesOfHours from './migrations/0252-times-of-hours'
import * as whatBecameOfEvents from './migrations/0257-what-became-of-events'
import * as endpointsTakeTurns from './migrations/0263-endpoints-take-turns'
import * as firstOfItsStream from './migrations/0264-first-of-its-stream'
import * as whatAnnounces from './migrations/0265-what-announces'
import * as paidNoMore from './migrations/0267-paid-no-more'
import * as papersThatLeft from './migrations/0268-papers-that-left'
import * as payrollYears from './migrations/0270-payroll-years'
import * as payrollClosings from './migrations/0273-payroll-closings'
import * as payrollClosingRequests from './migrations/0274-payroll-closing-requests'
import * as payrollPayments from './migrations/0276-payroll-payments'
import * as payrollAccounts from './migrations/0277-payroll-accounts'
import * as payrollReporting from './migrations/0279-payroll-reporting'
import * as insuranceReports from './migrations/0282-insurance-reports'
import * as hoursOfNobody from './migrations/0295-hours-of-nobody'
import * as numbersThatSayNothing from './migrations/0296-numbers-that-say-nothing'
import * as transfersThatCameBack from './migrations/0297-transfers-that-came-back'
import * as entriesOfStatements from './migrations/0298-entries-of-statements'
import * as sensitivePay from './migrations/0305-sensitive-pay'
import * as equalising from './migrations/0306-equalising'
import * as payslipsByMonth from './migrations/0309-payslips-by-month'
import * as addressesToLookAt from './migrations/0311-addresses-to-look-at'
import * as revenueMonths from './migrations/0312-revenue-months'
import * as calculatedPayslips from './migrations/0313-calculated-payslips'

/** Opens and seals the values that a step moves. */
export type Seals = sealedRows.Seals & employees.Seals
/** What a step may need besides the database. */
export type Tools = Seals & documentsInFiles.Files

/** A step may have to open and seal stored values. */
export interface Step {
  up(db: Kysely<unknown>, tools: Tools): Promise<void>
}

export const MIGRATIONS: Record<string, Step> = {
  '0001-first-light': firstLight,
  '0002-mail': mail,
  '0003-accounts': accounts,
  '0004-second-step': secondStep,
  '0005-proven-addresses': provenAddresses,
  '0006-outbox-indexes': outboxIndexes,
  '0007-seals-and-chain': sealsAndChain,
  '0008-revisions': revisions,
  '0009-unique-indexes': uniqueIndexes,
  '0010-key-checks': keyChecks,
  '0011-safe-senders': safeSenders,
  '0012-growth': growth,
  '0013-firms-look': firmsLook,
  '0014-sealed-rows': sealedRows,
  '0015-payslip-questions': payslipQuestions,
  '0016-customers': customers,
  '0017-guards': guards,
  '0018-owed-sums': owedSums,
  '0019-contracts': contracts,
  '0020-employees': employees,
  '0022-tasks': tasks,
  '0023-firm': firm,
  '0024-portal-code': portalCode,
  '0025-audit-and-search': auditAndSearch,
  '0026-imports': imports,
  '0027-contacts': contacts,
  '0029-mandates': mandates,
  '0030-customer-terms': customerTerms,
  '0032-standings': standings,
  '0033-former-accounts': formerAccounts,
  '0034-mandate-references': mandateReferences,
  '0035-number-formats': numberFormats,
  '0036-who-wrote': whoWrote,
  '0040-invoice-record': invoiceRecord,
  '0041-billing-runs': billingRuns,
  '0042-reminders': reminders,
  '0043-credits': credits,
  '0044-what-invoices-say': whatInvoicesSay,
  '0045-receipts': receipts,
  '0048-earlier-lines': earlierLines,
  '0051-customer-registers': customerRegisters,
  '0054-incoming-payslips': incomingPayslips,
  '0055-advances': advances,
  '0056-gross-prices': grossPrices,
  '0059-net-and-threads': netAndThreads,
  '0060-kept-hours': keptHours,
  '0061-hand-overs': handOvers,
  '0065-payslip-openings': payslipOpenings,
  '0066-payslip-release': payslipRelease,
  '0067-documents-in-files': documentsInFiles,
  '0070-labour': labour,
  '0071-receipts-listed': receiptsListed,
  '0073-payroll-run': payrollRun,
  '0077-readers-languages': readersLanguages,
  '0078-employee-documents': employeeDocuments,
  '0083-retention': retention,
  '0086-credited-but-for-what-was-waived': creditedButForWhatWasWaived,
  '0089-settled-wishes': settledChangeRequests,
  '0093-service-alarms': serviceAlarms,
  '0094-data-protection': dataProtection,
  '0095-name-parts': nameParts,
  '0096-orders': orders,
  '0097-phone-keys': phoneKeys,
  '0100-supervisory-chair': supervisoryChair,
  '0108-releases-in-turns': releasesInTurns,
  '0110-when-a-debit-was-chosen': whenADebitWasChosen,
  '0140-premium-kinds': premiumKinds,
  '0145-firm-from-a-month': firmFromAMonth,
  '0146-weekly-hours-from-a-month': weeklyHoursFromAMonth,
  '0155-one-place-for-done': onePlaceForDone,
  '0156-invoice-attachments': invoiceAttachments,
  '0159-how-somebody-is-paid': howSomebodyIsPaid,
  '0160-what-each-customer-owes': whatEachCustomerOwes,
  '0162-steps-that-are-skipped': stepsThatAreSkipped,
  '0164-payroll-requests': payrollRequests,
  '0165-what-final-invoices-deduct': whatFinalInvoicesDeduct,
  '0170-bank': bank,
  '0172-debits': debits,
  '0173-running-debits': runningDebits,
  '0183-running-debits-stay': runningDebitsStay,
  '0184-returned-debits': returnedDebits,
  '0185-announced-debits': announcedDebits,
  '0186-which-account-collects': whichAccountCollects,
  '0187-renamed-creditors': renamedCreditors,
  '0188-own-layouts': ownLayouts,
  '0189-same-booking': sameBooking,
  '0190-dunning': dunning,
  '0196-holds': holds,
  '0197-dunning-requests': dunningRequests,
  '0198-charges': charges,
  '0210-which-attempt': whichAttempt,
  '0211-undelivered-notices': undeliveredNotices,
  '0212-closed-accounts': closedAccounts,
  '0215-statements-of-a-day': statementsOfADay,
  '0216-settled-holds': settledHolds,
  '0220-count-of-suggestions': countOfSuggestions,
  '0221-earlier-readings': earlierReadings,
  '0222-double-answers': doubleAnswers,
  '0226-drawn-with': drawnWith,
  '0227-called-off': calledOff,
  '0231-api-keys': apiKeys,
  '0232-calls-with-a-key': callsWithAKey,
  '0240-outgoing-events': outgoingEvents,
  '0241-untold-debits': untoldDebits,
  '0242-receipts-of-a-firm': receiptsOfAFirm,
  '0243-handed-over': handedOver,
  '0244-suggestions-that-fall': suggestionsThatFall,
  '0247-copies-of-statements': copiesOfStatements,
  '0250-kept-deliveries': keptDeliveries,
  '0251-webhook-rules': webhookRules,
  '0252-times-of-hours': timesOfHours,
  '0257-what-became-of-events': whatBecameOfEvents,
  '0263-endpoints-take-turns': endpointsTakeTurns,
  '0264-first-of-its-stream': firstOfItsStream,
  '0265-what-announces': whatAnnounces,
  '0267-paid-no-more': paidNoMore,
  '0268-papers-that-left': papersThatLeft,
  '0270-payroll-years': payrollYears,
  '0273-payroll-closings': payrollClosings,
  '0274-payroll-closing-requests': payrollClosingRequests,
  '0276-payroll-payments': payrollPayments,
  '0277-payroll-accounts': payrollAccounts,
  '0279-payroll-reporting': payrollReporting,
  '0282-insurance-reports': insuranceReports,
  '0295-hours-of-nobody': hoursOfNobody,
  '0296-numbers-that-say-nothing': numbersThatSayNothing,
  '0297-transfers-that-came-back': transfersThatCameBack,
  '0298-entries-of-statements': entriesOfStatements,
  '0305-sensitive-pay': sensitivePay,
  '0306-equalising': equalising,
  '0309-payslips-by-month': payslipsByMonth,
  '0311-addresses-to-look-at': addressesToLookAt,
  '0312-revenue-months': revenueMonths,
  '0313-calculated-payslips': calculatedPayslips,
}
