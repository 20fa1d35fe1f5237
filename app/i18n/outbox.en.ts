import { de } from './outbox.de'

const answers: (typeof de)['answers'] = {
  network: (cause) => `The mail server could not be reached (${cause}).`,
  no_tls: 'The mail server offers no secure connection (TLS with a valid certificate).',
  link_ended: 'The link in the email is no longer valid.',
  recipient_invalid: 'The recipient’s address is not an email address.',
  sender_invalid: 'The sender’s address is not an email address.',
  sender_unproven: 'The sender’s address has not been confirmed yet.',
  withdrawn: 'Your office decided not to send the email.',
  internal: 'The email could not be created. The server’s log has more details.',
}

const saved: (typeof de)['saved'] = {
  'neuer-versand': 'The email is now waiting to be sent.',
  ruecknahme: 'The email will not be sent any more.',
  ruecklauf: 'Noted: the email came back.',
  erledigung: 'Noted: you have dealt with it.',
  nichts: 'Nothing changed: the status of the email had already changed.',
  pause: 'Sending is paused.',
  fortsetzung: 'Sending has resumed.',
}

const kinds: (typeof de)['kinds'] = {
  invoice_sent: 'Invoice to the customer',
  credit_sent: 'Credit note to the customer',
  payment_reminder: 'Reminder before the due date',
  payslip_published: 'Payslip is ready',
  document_added: 'New document',
  leaver_link: 'Link for a leaver',
  payslip_question: 'Question about a payslip',
  link_sent: 'Link from the office',
  customer_message: 'Message from a customer',
  reply: 'Reply from the office',
  customer_notice: 'Notice from a customer',
  wish_settled: 'Answer to a request for a change',
  mandate_ended: 'End of a direct debit mandate',
  payment_choice_confirmed: 'Payment choice confirmed',
  invitation: 'Invitation to the office',
  password_reset: 'New password',
  portal_code: 'Code for payslips',
  service_state: 'State of the service',
  sender_code: 'Code for the sender',
}

const freshLinks: (typeof de)['freshLinks'] = {
  rechnung: 'New link to the invoice',
  portal: 'New link to the customer portal',
  'mitarbeiter-portal': 'New link to payslips',
}

const statuses: (typeof de)['statuses'] = {
  queued: { word: 'Not sent yet', sentence: 'The email is waiting to be sent.' },
  sending: { word: 'Being sent', sentence: 'The email is on its way to the mail server.' },
  sent: { word: 'Sent', sentence: 'The mail server accepted the email.' },
  failed: {
    word: 'Failed',
    sentence: 'The email did not arrive. It will not be sent again automatically.',
  },
  bounced: {
    word: 'Bounced',
    sentence: 'Somebody in your office noted that the email came back.',
  },
  doubtful: {
    word: 'Possibly sent',
    sentence:
      'The connection broke at the last moment: the email may or may not have arrived. It is best to ask. If you send it again, it may arrive twice.',
  },
}

const en: typeof de = {
  pageTitle: 'Outbox',
  mailTitle: 'Email',
  backToList: 'Back to the outbox',
  waiting: (count) => `Not sent yet: ${count}`,
  troubled: (count) => `Not delivered, or possibly not: ${count}`,
  delayed: (count) => `Of these, tried so far without success: ${count}`,
  tried: (count) => (count === 1 ? '1 failed attempt' : `${count} failed attempts`),
  paused: 'Sending is paused',
  pausedText: 'While it is paused, only invitations and new passwords are sent. Nothing is lost.',
  pause: 'Pause sending',
  pauseText: 'New emails will wait here until you resume. Only invitations and new passwords are still sent.',
  resume: 'Resume sending',
  noServer: 'No mail server is set up',
  noServerText:
    'Emails are not being sent, but none are lost. You can download each as a file and send it with your own mail program. The person who runs Zahltag sets up the mail server with SMTP_URL.',
  search: 'Search',
  searchTitle: 'Search emails',
  reset: 'Show all',
  recipient: 'Recipient',
  kind: 'Type',
  about: 'About',
  status: 'Status',
  byStatus: 'By status',
  createdAt: 'Date',
  technical: 'Technical details',
  sentAt: 'Sent',
  orders: { newest: 'Newest first', oldest: 'Oldest first', recipient: 'Recipient' },
  every: 'All',
  everyTrouble: 'Not delivered',
  found: (count, isMore) => (isMore ? 'More than 1,000 emails' : count === 1 ? '1 email' : `${count} emails`),
  none: 'No emails yet. Whatever Zahltag sends to employees and customers appears here.',
  noneFound: 'No email matches this search.',
  kinds,
  freshLink: 'New link',
  freshLinks,
  statuses,
  why: {
    no_mailbox: 'This mailbox does not exist.',
    full: 'The recipient’s mailbox is full. Let them know, or reach them another way.',
    refused: 'The recipient’s mail server refused the email, often because of its sender or as spam.',
    sender: 'The sender’s address was not accepted.',
    unknown: '',
  },
  mend: { address: (name) => `Correct the address of ${name}`, sender: 'Check the sender' },
  newAddress: (before, now) => `It went to ${before}. A different address is on file now: ${now}.`,
  resendTo: (address) => `Send to ${address}`,
  settled: 'dealt with',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  lastAnswer: 'Last answer from the mail server',
  sender: 'Sender',
  replyTo: 'Reply to',
  subject: 'Subject',
  fingerprint: 'Checksum (SHA-256)',
  preview: 'Preview',
  asText: 'As plain text',
  asHtml: 'As designed',
  linkHidden: 'The personal link appears only in the email itself.',
  resend: 'Send again',
  resendWithLink: 'Send with a new link',
  sendNow: 'Try again now',
  withdraw: 'Do not send',
  withdrawHint: 'For example because you sent the email yourself.',
  markBounced: 'Mark as bounced',
  settle: 'Mark as dealt with',
  download: 'Download as a file (.eml)',
  downloadHint:
    'The file contains the personal link. Open it in your mail program, and send it only to the recipient.',
  accountLinkEnded:
    'This email’s link is no longer valid. Send a new invitation from the person’s page; only the person can ask for a new password.',
  downloadPlainHint: 'Open the file in your mail program to send the email yourself.',
  linkEndedOnly: 'This email’s link is no longer valid.',
  linkEnded: 'This email’s link is no longer valid. “Send with a new link” makes a new one.',
  saved,
  answers,
}

export const outbox = { de, en }
