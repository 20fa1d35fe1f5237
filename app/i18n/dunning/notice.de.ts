import type { DunningLevel } from '~db/schema'

// What a reminder says, in mail and letter alike. The first does not threaten; only the last names the court.

const titles: Record<DunningLevel, string> = {
  1: 'Zahlungserinnerung',
  2: 'Mahnung',
  3: 'Letzte Mahnung',
}

const openings: Record<DunningLevel, (isOne: boolean) => string> = {
  1: (isOne) =>
    isOne
      ? 'vielleicht ist es Ihnen entgangen: Für diese Rechnung haben wir noch keine vollständige Zahlung erhalten.'
      : 'vielleicht ist es Ihnen entgangen: Für diese Rechnungen haben wir noch keine vollständige Zahlung erhalten.',
  2: (isOne) =>
    isOne
      ? 'wir haben Sie schon an die Zahlung erinnert. Diese Rechnung ist immer noch offen.'
      : 'wir haben Sie schon an die Zahlung erinnert. Diese Rechnungen sind immer noch offen.',
  3: (isOne) =>
    isOne
      ? 'trotz unserer Erinnerung ist diese Rechnung nicht vollständig bezahlt. Das ist unsere letzte Mahnung.'
      : 'trotz unserer Erinnerung sind diese Rechnungen nicht vollständig bezahlt. Das ist unsere letzte Mahnung.',
}

const demands: Record<DunningLevel, (amount: string, day: string) => string> = {
  1: (amount, day) => `Bitte überweisen Sie ${amount} bis zum ${day}.`,
  2: (amount, day) => `Wir mahnen die Zahlung hiermit an. Bitte überweisen Sie ${amount} bis zum ${day}.`,
  3: (amount, day) =>
    `Bitte überweisen Sie ${amount} bis zum ${day}. Haben wir das Geld bis dahin nicht, beantragen wir ohne weitere Ankündigung einen gerichtlichen Mahnbescheid. Die Kosten müssten Sie tragen.`,
}

const closings: Record<DunningLevel, string> = {
  1: 'Haben Sie in den letzten Tagen schon überwiesen? Dann brauchen Sie nichts zu tun. Stimmt etwas nicht, sagen Sie es uns bitte.',
  2: 'Haben Sie in den letzten Tagen schon überwiesen, brauchen Sie nichts zu tun. Stimmt etwas nicht oder können Sie nicht alles auf einmal zahlen, sprechen Sie uns bitte an.',
  3: 'Haben Sie in den letzten Tagen schon überwiesen, brauchen Sie nichts zu tun. Stimmt etwas nicht oder können Sie nicht alles auf einmal zahlen, sprechen Sie uns bitte noch vor diesem Tag an.',
}

/** Of invoices at different levels, each with its own beside it. */
const mixed = {
  opening:
    'für diese Rechnungen haben wir noch keine vollständige Zahlung erhalten. Bei jeder steht, was für sie gilt.',
  demand: (amount: string, day: string) => `Bitte überweisen Sie zusammen ${amount} bis zum ${day}.`,
  second: `Die Zahlung der Rechnungen, bei denen „${titles[2]}“ steht, mahnen wir hiermit an.`,
  last: `Für die Rechnungen, bei denen „${titles[3]}“ steht, ist das unsere letzte Mahnung: Haben wir das Geld bis dahin nicht, beantragen wir ohne weitere Ankündigung einen gerichtlichen Mahnbescheid. Die Kosten müssten Sie tragen.`,
}

export const notice = {
  titles,
  mixed,
  and: (first: string, last: string) => `${first} und ${last}`,
  openings,
  demands,
  closings,
  greeting: (name: string) => `Guten Tag ${name}`.trim(),
  regards: 'Freundliche Grüße',
  invoice: 'Rechnung',
  invoices: (count: number) => `${count} Rechnungen`,
  due: (amount: string, dueOn: string) => `${amount}, fällig seit ${dueOn}`,
  fee: 'Mahnkosten',
  credit: 'Ihr Guthaben',
  total: 'Zusammen',
  toPay: 'Zu zahlen',
  letterEnclosed: 'dieses Schreiben als PDF-Datei',
  accountEnclosed: 'Ihre Kontoübersicht',
  noAccount: 'Nach der Bankverbindung fragen Sie uns bitte.',
  fileName: 'Mahnung',
  issuedOn: 'Datum',
  payBy: 'Zahlbar bis',
  columns: { number: 'Rechnung', issuedOn: 'Vom', dueOn: 'Fällig seit', amount: 'Offen €' },
}
