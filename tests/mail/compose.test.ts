import { describe, expect, test } from 'vitest'
import type { MailData, MailKind, Payable } from '~/domain/outbox/kinds'
import type { Letter } from '~/domain/outbox/letter'
import { calendarOf } from '~/mail/calendar'
import { composeMail } from '~/mail/compose'
import { buildMessage, UnsendableMail } from '~/mail/message'
import { withSender } from '~/mail/sender'
import type { Language } from '~db/schema'
import { COLOR_JPEG } from '../factories/logos'
import { readMail } from '../support/mail'

const LINK = { url: 'https://lohn.example/mitarbeiter-portal/abc.def', expiresAt: '2026-05-31T09:00:00.000Z' }
const UNTIL = {
  // The link ends in the course of the 31st.
  day: { de: 'gilt bis zum 30.\u00a0Mai 2026.', en: 'is valid until 30\u00a0May 2026.' },
  // A password is reset within the hour: the day alone would mislead.
  moment: {
    de: 'bis zum 31.\u00a0Mai 2026 um 11:00 Uhr',
    en: 'until 31\u00a0May 2026 at 11:00 (German time)',
  },
}
const DATE = new Date('2026-03-02T09:00:00Z')

const TRANSFER: Payable = {
  name: 'Käthe Jürgensen',
  amountCents: 68_543,
  on: '2026-12-02',
  way: {
    method: 'transfer',
    payee: 'Förde Glanz GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    reference: 'R2026-0001',
  },
}
const DIRECT_DEBIT: Payable = {
  ...TRANSFER,
  way: {
    method: 'direct_debit',
    holder: 'Käthe Jürgensen',
    ibanMasked: 'DE** **** **** **** **20 51',
    mandate: 'M-1007',
    creditorId: 'DE98ZZZ09999999999',
  },
}

const SAMPLES: { [Kind in MailKind]: MailData[Kind][] } = {
  invoice_sent: [
    { invoice: 'R2026-0001', issuedOn: '2026-11-18', payable: TRANSFER },
    { invoice: 'R2026-0001', issuedOn: '2026-11-18', payable: DIRECT_DEBIT },
  ],
  credit_sent: [
    {
      name: 'Käthe Jürgensen',
      document: 'credit_note',
      number: 'R2026-0002',
      issuedOn: '2026-11-19',
      invoice: 'R2026-0001',
      amountCents: 2_975,
      settles: { refundCents: 0, openCents: 65_568 },
    },
    {
      name: 'Käthe Jürgensen',
      document: 'cancellation',
      number: 'R2026-0002',
      issuedOn: '2026-11-19',
      invoice: 'R2026-0001',
      amountCents: 68_543,
    },
  ],
  payment_reminder: [{ invoice: 'R2026-0001', issuedOn: '2026-11-18', payable: TRANSFER }],
  dunning_notice: [
    {
      noticeId: 'x',
      level: 1,
      name: 'Käthe Jürgensen',
      payBy: '2026-12-12',
      invoices: [{ number: 'R2026-0001', issuedOn: '2026-11-18', dueOn: '2026-11-25', openCents: 68_543 }],
      creditCents: 0,
      totalCents: 68_543,
      transfer: {
        payee: 'Förde Glanz GmbH',
        iban: 'DE02120300000000202051',
        bic: null,
        reference: 'R2026-0001',
      },
      ownWords: null,
      isLetterEnclosed: true,
      isAccountEnclosed: false,
    },
    {
      noticeId: 'x',
      level: 3,
      name: 'Käthe Jürgensen',
      payBy: '2026-12-12',
      invoices: [
        { number: 'R2026-0001', issuedOn: '2026-11-18', dueOn: '2026-11-25', openCents: 68_543 },
        { number: 'R2026-0002', issuedOn: '2026-11-18', dueOn: '2026-11-25', openCents: 10_000 },
      ],
      creditCents: 1_000,
      totalCents: 77_543,
      transfer: { payee: 'Förde Glanz GmbH', iban: null, bic: null, reference: 'R2026-0001 R2026-0002' },
      ownWords: 'Rufen Sie uns an: 0431 123456.',
      isLetterEnclosed: true,
      isAccountEnclosed: true,
    },
  ],
  account_statement: [
    {
      customerId: 'x',
      name: 'Käthe Jürgensen',
      ...{
        from: '2026-10-01',
        to: '2026-11-30',
        asOf: '2026-12-02',
        balanceCents: 68_543,
        openCents: 68_543,
      },
    },
  ],
  charge_statement: [
    {
      statementId: 'x',
      name: 'Käthe Jürgensen',
      ...{ asOf: '2026-11-30', payBy: '2026-12-14', totalCents: 72_904 },
      transfer: {
        payee: 'Förde Glanz GmbH',
        iban: 'DE02120300000000202051',
        bic: null,
        reference: 'R2026-0001',
      },
    },
  ],
  payslip_published: [
    { firstName: 'Jörg', month: '2026-02', revision: 1 },
    { firstName: '', month: '2026-02', revision: 2 },
  ],
  document_added: [{ firstName: 'Jörg', document: 'wage_tax_certificate' }],
  leaver_link: [{ firstName: 'Jörg' }],
  payslip_question: [
    { name: 'Jörg Petersen', month: '2026-02', message: 'Mir fehlen zwei Stunden.', openTaskId: 'x' },
  ],
  fresh_link: [
    { name: 'Jörg Petersen', purpose: 'mitarbeiter-portal' },
    { name: 'Brügge KG', purpose: 'rechnung' },
    { name: 'Brügge KG', purpose: 'portal' },
  ],
  link_sent: [
    { name: 'Jörg Petersen', purpose: 'mitarbeiter-portal', detail: null },
    { name: 'Brügge KG', purpose: 'rechnung', detail: 'R2026-0001' },
    { name: 'Brügge KG', purpose: 'portal', detail: null },
  ],
  customer_message: [
    { customer: 'Brügge KG', invoice: 'R2026-0001', message: 'Wann kommen Sie?\nGruß', openTaskId: 'x' },
    // As 0.4.0 left it in the queue.
    { customer: 'Brügge KG', invoice: null, message: 'Hallo' },
  ],
  reply: [
    {
      name: 'Jörg Petersen',
      subject: 'Ihre Nachricht',
      message: 'Wir kommen am Montag.',
      quoted: 'Wann kommen Sie?',
      area: 'invoicing',
      taskId: '0c9f3c1e-8a34-4d59-9f57-3a7bb1c0d222',
    },
  ],
  customer_notice: [
    { customer: 'Brügge KG', about: 'address', invoice: null, details: ['Am Kai 3', '24103', 'Kiel'] },
    {
      customer: 'Brügge KG',
      about: 'bank',
      invoice: null,
      details: ['Brügge KG', 'DE** **** 2051'],
      openTaskId: 'x',
    },
    { customer: 'Brügge KG', about: 'mandate', invoice: 'R2026-0001', details: ['Brügge', 'DE** **** 2051'] },
    { customer: 'Brügge KG', about: 'transfer', invoice: 'R2026-0001', details: [] },
  ],
  wish_settled: (['address', 'bank', 'mandate'] as const).flatMap((about) =>
    (['applied', 'refused'] as const).map((outcome) => ({
      name: 'Käthe Jürgensen',
      about,
      outcome,
      details: about === 'address' ? ['Am Kai 3', '24103 Kiel', 'DE'] : ['Brügge', 'DE** **** 2051'],
      reason: about === 'mandate' ? null : 'Die Straße gibt es nicht.',
    })),
  ),
  debit_announced: [{ invoice: 'R2026-0001', payable: { ...DIRECT_DEBIT, on: '2026-03-16' } }],
  debit_called_off: [
    { name: 'Hafenkontor Brügge KG', invoice: 'R2026-0001', amountCents: 11_900, on: '2026-03-16' },
  ],
  debit_returned: [
    {
      name: 'Käthe Jürgensen',
      invoice: 'R2026-0001',
      reason: 'account_closed',
      details: ['Brügge', 'DE** **** 2051'],
      invoices: [{ invoice: 'R2026-0001', payable: TRANSFER }],
    },
  ],
  mandate_ended: [
    {
      name: 'Käthe Jürgensen',
      mandate: 'M-1007',
      details: ['Brügge', 'DE** **** 2051'],
      invoices: [{ invoice: 'R2026-0001', payable: TRANSFER }],
    },
    { name: 'Käthe Jürgensen', mandate: 'M-1007', details: [], invoices: [] },
  ],
  payment_choice_confirmed: [
    { invoice: 'R2026-0001', way: 'transfer', payable: TRANSFER },
    { invoice: 'R2026-0001', way: 'direct_debit', payable: DIRECT_DEBIT },
    { invoice: 'R2026-0001', way: 'requested', payable: TRANSFER },
    // As 0.2.1 left it in the queue.
    { invoice: 'R2026-0001', way: 'transfer' },
  ],
  invitation: [{ name: 'Käthe', invitedBy: 'Inga Jensen', accountLinkId: 'x' }],
  password_reset: [{ name: 'Käthe', accountLinkId: 'x' }],
  portal_code: [{ firstName: 'Jörg', codeId: 'x' }],
  sender_code: [{ address: 'post@neu.example', codeId: 'x' }],
  account_changed: (['invoices', 'debits'] as const).map((use) => ({
    ...{ name: 'Käthe', use, by: 'Inga Jensen' },
    ...{ before: use === 'debits' ? null : 'DE** **** 2051', after: 'DE** **** 3000' },
  })),
  email_changed: [
    { firstName: 'Jörg', after: 'm***@neu.example' },
    { firstName: 'Jörg', after: null },
  ],
  service_state: [
    {
      name: 'Käthe',
      state: 'wrong',
      concerns: ['backup failed', 'outbox stuck'],
      since: '2026-03-02T07:10:00.000Z',
    },
    { name: 'Käthe', state: 'well', concerns: ['backup failed'], since: '2026-03-02T07:10:00.000Z' },
  ],
}

function letterOf<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  changes: Partial<Letter> = {},
): Letter {
  const hasLink = [
    'payslip_published',
    'document_added',
    'leaver_link',
    'fresh_link',
    'link_sent',
    'invoice_sent',
    'credit_sent',
    'payment_reminder',
    'dunning_notice',
    'account_statement',
    'payment_choice_confirmed',
    'debit_announced',
    'debit_called_off',
    'debit_returned',
  ].includes(kind)
  return {
    tenantId: 't',
    id: '0c9f3c1e-8a34-4d59-9f57-3a7bb1c0d111',
    kind,
    data,
    language: 'de',
    recipient: 'joerg@petersen.example',
    replyTo: null,
    linkId: hasLink ? 'link-1' : null,
    linkExpiresAt: null,
    template: null,
    sender: {
      name: 'Förde Glanz GmbH',
      address: 'buero@foerde-glanz.example',
      replyTo: 'buero@foerde-glanz.example',
    },
    firm: {
      name: 'Förde Glanz GmbH',
      street: 'Holtenauer Straße 12',
      postalCode: '24105',
      city: 'Kiel',
      email: 'buero@foerde-glanz.example',
      phone: '0431 123456',
      addressExtra: 'Hof links',
      managingDirector: 'Inga Matthießen',
      supervisoryChair: null,
      legalForm: 'gmbh',
      seat: 'Kiel',
      registerEntry: 'Amtsgericht Kiel, HRB 4711',
    },
    brand: { name: 'Förde Glanz GmbH', accentColor: null, logo: null },
    ...changes,
  } as Letter
}

async function send(letter: Letter) {
  const composed = { ...composeMail(letter, LINK), calendar: calendarOf(letter, DATE.toISOString()) }
  const message = await buildMessage({ letter, composed, date: DATE })
  return { message, source: message.bytes.toString('utf8'), ...readMail(message.bytes.toString('utf8')) }
}

const all = (Object.keys(SAMPLES) as MailKind[]).flatMap((kind) =>
  SAMPLES[kind].flatMap((data) =>
    (['de', 'en'] as Language[]).map((language) => ({
      name: `${kind} ${JSON.stringify(data)} in ${language}`,
      letter: letterOf(kind, data as never, { language }),
    })),
  ),
)

describe('every mail', () => {
  test.each(all)('$name is whole in text and in HTML', async ({ letter }) => {
    const { subject, text, html } = composeMail(letter, LINK)
    for (const part of [subject, text, html.replace(/<style>[\s\S]*?<\/style>/, '')]) {
      expect(part).not.toMatch(/\{|\}|undefined|null|…|^>$(?!\n>)/m)
    }
    expect(subject.length).toBeLessThan(80)
    const isToOffice = /^(customer_message|customer_notice|payslip_question|service_state)$/.test(letter.kind)
    expect(text.includes('Hof links, Holtenauer Straße 12, 24105 Kiel')).toBe(!isToOffice)
    expect(text.includes('Inga Matthießen, ')).toBe(!isToOffice)
    expect(/(?:Sitz|Registered office): Kiel, Amtsgericht Kiel, HRB 4711$/m.test(text)).toBe(!isToOffice)
    const hasLink =
      letter.linkId !== null ||
      'accountLinkId' in letter.data ||
      'openTaskId' in letter.data ||
      'concerns' in letter.data
    expect(text.includes(`\n\n${LINK.url}\n\n`)).toBe(hasLink)
    expect(html.includes(`href="${LINK.url}"`)).toBe(hasLink)
    // The address is behind the button and nowhere to be read.
    expect(html.replace(`href="${LINK.url}"`, '')).not.toContain(LINK.url)
    expect(html).toMatch(/<div class="sheet"[^>]*>\s*<div[^>]*><p[^>]*>Förde Glanz GmbH<\/p><\/div>/)
    const mayLackLink = [
      'payment_choice_confirmed',
      'debit_announced',
      'debit_called_off',
      'debit_returned',
    ].includes(letter.kind)
    if (hasLink && !isToOffice && !mayLackLink)
      expect(text).toContain(
        UNTIL['accountLinkId' in letter.data ? 'moment' : 'day'][letter.language as Language],
      )
    expect(html).toContain(`<html lang="${letter.language}">`)
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
  })
})

test('a customer is greeted by name and told what is owed, by when and to which account', () => {
  const letter = letterOf('invoice_sent', SAMPLES.invoice_sent[0] as never)
  const { subject, text, html } = composeMail(letter, LINK)
  expect(subject).toBe('Ihre Rechnung R2026-0001 von Förde Glanz GmbH')
  expect(text).toContain('Guten Tag Käthe Jürgensen,')
  for (const fact of ['685,43', '2.\u00a0Dezember 2026', 'DE02 1203 0000 0000 2020 51', 'BYLADEM1001'])
    for (const part of [text, html]) expect(part).toContain(fact)
  const english = composeMail({ ...letter, language: 'en' }, LINK)
  expect(english.text).toContain('by 2\u00a0December 2026.')
})

test('a direct debit is announced as SEPA asks for: amount, day, creditor, mandate and account', () => {
  const letter = letterOf('payment_choice_confirmed', SAMPLES.payment_choice_confirmed[1] as never)
  const facts = ['685,43', 'Dezember 2026', 'DE98ZZZ09999999999', 'M-1007', '20 51, Käthe Jürgensen']
  for (const fact of facts) expect(composeMail(letter, LINK).text).toContain(fact)
  const template = { subject: 'Lastschrift', body: 'Moin!' }
  const own = composeMail({ ...letter, template } as Letter, LINK)
  for (const fact of facts) expect(own.text).toContain(fact)
})

test('the logo travels with the mail, and the day with it for the calendar', async () => {
  const letter = letterOf('invoice_sent', SAMPLES.invoice_sent[0] as never)
  const bytes = COLOR_JPEG
  letter.brand.logo = { mediaType: 'image/jpeg', bytes, width: 1400, height: 280 }
  letter.brand.accentColor = '7a1fa2'
  const { source, html } = await send(letter)
  expect(html).toContain('<img src="cid:logo@zahltag" alt="" width="200" height="40"')
  expect(html).toContain('#7a1fa2')
  expect(source).toContain('Content-ID: <logo@zahltag>')
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=Zahlung-R2026-0001\.ics/)
  expect(source.replace(/\r\n /g, '')).not.toMatch(/https?:\/\/(?!lohn\.example)/)
})

test('where nobody reads an answer, the mail says so', () => {
  const letter = letterOf('password_reset', SAMPLES.password_reset[0] as never)
  expect(composeMail(letter, LINK).text).toContain('Wenn Sie antworten, liest es ein Mensch.')
  const { text, html } = composeMail(withSender(letter, 'zahltag@post.example'), LINK)
  expect(text).toContain('Antworten auf diese Adresse liest niemand.')
  expect(html).toContain('>Zahltag</p></div>')
})

test('nobody’s name or words can begin a header, a tag or a placeholder', async () => {
  const evil = 'X\r\nBcc: opfer@example.org\r\n\r\n<b>"&{link}\u2028'
  const letter = letterOf(
    'customer_message',
    { customer: evil, invoice: null, message: `${evil}\n</p><script>alert(1)</script>\n-- \nGruß` },
    { replyTo: 'a@b.example\r\nBcc: opfer@example.org' },
  )
  letter.sender.name = evil
  const { headers, source, html, text, message } = await send(letter)
  expect(Object.keys(headers)).not.toContain('bcc')
  expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc/im)
  expect(headers.subject).toContain('Nachricht von X Bcc: opfer@example.org')
  expect(message.envelope.to).toEqual(['joerg@petersen.example'])
  expect(html).not.toMatch(/<script|<b>/)
  expect(text).toContain('> </p><script>alert(1)</script>')
  expect(text).not.toContain(LINK.url)
})

test('umlauts, long names and long lines survive', async () => {
  const long = `${'Überlänge '.repeat(300)}${'x'.repeat(2000)}`
  const letter = letterOf('customer_message', { customer: 'Ölßen & Söhne', invoice: null, message: long })
  const { headers, text, source } = await send(letter)
  expect(headers.subject).toBe('Nachricht von Ölßen & Söhne')
  expect(text).toContain(long)
  expect(Math.max(...source.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(999)
  expect(Buffer.byteLength(source)).toBe(source.length)
})

test('the headers say that nobody should answer by machine, and where a person’s answer goes', async () => {
  const answer = letterOf('customer_message', SAMPLES.customer_message[0] as never, {
    replyTo: 'kunde@example.org',
  })
  expect((await send(answer)).headers).toMatchObject({
    from: 'Förde Glanz GmbH <buero@foerde-glanz.example>',
    'reply-to': 'kunde@example.org',
    date: 'Mon, 02 Mar 2026 09:00:00 +0000',
    'message-id': '<0c9f3c1e-8a34-4d59-9f57-3a7bb1c0d111@foerde-glanz.example>',
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'OOF, AutoReply',
  })
})

test("a firm's own words take the place of ours", () => {
  const template = { subject: 'Lohn {monat}', body: 'Moin {anrede}!\n\n{link}\n\nBis {gueltig_bis}' }
  const letter = letterOf('payslip_published', SAMPLES.payslip_published[0] as never, { template })
  const { subject, text } = composeMail(letter, LINK)
  expect(subject).toBe('Lohn Februar 2026')
  expect(text).toMatch(
    /^Moin Guten Tag Jörg!\n\nhttps:\/\/lohn\.example\/\S+\n\nBis 30\.\u00a0Mai 2026\n\n-- \nFörde/,
  )
})

test('words stand in the place of a link that nobody should see', () => {
  const { text, html } = composeMail(letterOf('payslip_published', SAMPLES.payslip_published[0] as never), {
    words: '[Link]',
  })
  expect(text).toContain('\n\n[Link]\n\n')
  expect(html).toContain('>Lohnzettel öffnen</span>')
  expect(html).not.toContain('href=')
})

test.each(['kein-at', 'zwei@a.example, b@c.example', 'a@b.example\nBcc: x@y.example', ''])(
  'an address that is none is not sent to: %j',
  async (recipient) => {
    const letter = letterOf('password_reset', SAMPLES.password_reset[0] as never, { recipient })
    await expect(send(letter)).rejects.toThrow(UnsendableMail)
  },
)

test('a mandate that is confirmed announces its debits with all that a notice has to name', () => {
  const data = {
    name: 'Käthe Jürgensen',
    about: 'mandate' as const,
    outcome: 'applied' as const,
    details: ['Käthe Jürgensen', 'DE** **** 2051'],
    reason: null,
    invoices: [{ invoice: 'R2026-0001', payable: DIRECT_DEBIT }],
  }
  const { body } = composeMail(letterOf('wish_settled', data), null)
  for (const said of ['R2026-0001', '685,43', 'M-1007', 'DE98ZZZ09999999999', 'nicht mehr', '20 51'])
    expect(body).toContain(said)
  expect(body).not.toMatch(/\n\n\n|\{/)
})

test('a domain with umlauts is sent as mail servers know it', async () => {
  const sample = letterOf('invoice_sent', SAMPLES.invoice_sent[0] as never, { language: 'de' })
  const sender = { ...sample.sender, address: 'post@öl.example', replyTo: 'büro@öl.example' }
  const { message, source } = await send({ ...sample, recipient: 'info@bäckerei-müller.de', sender })
  expect(message.envelope).toEqual({
    from: 'post@xn--l-0ga.example',
    to: ['info@xn--bckerei-mller-bfb28a.de'],
  })
  expect(source).toMatch(/^To: info@xn--bckerei-mller-bfb28a\.de\r$/m)
  expect(source).toMatch(/^Message-ID: <[^>]*@xn--l-0ga\.example>\r$/m)
})
