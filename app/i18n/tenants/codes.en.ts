import type * as de from './codes.de'

export const secondFactor: typeof de.secondFactor = {
  title: 'Second factor when signing in',
  text: 'Who does the company require to enter a code from their phone after the password? Anyone who has none yet sets one up the next time they sign in, and can do nothing else before that. This includes you. People who sign in with an identity provider have their second factor there.',
  ofNobody: 'Nobody is required to have one.',
  demanded: 'Required',
  free: 'Not required',
}

export const portalCode: typeof de.portalCode = {
  title: 'Code and release of payslips',
  text: 'When it is on, the link alone is not enough: anyone who opens payslips is sent a code at the email address on file for that person. After that, the page stays open in this browser for twelve hours.',
  noServer: 'This installation sends no emails yet. The code can be switched on once SMTP_URL is set.',
  withoutAddress: (count) => {
    if (count === 0) return 'Every employee has an email address on file.'
    const people = count === 1 ? '1 person has' : `${count} people have`
    return `${people} no email address on file. They will not be able to open their payslips until one is added.`
  },
  whoWithoutAddress: (names, hasMore) =>
    `Add one under “Employees” for: ${names}${hasMore ? ' and others' : ''}.`,
  on: 'On: the link needs a code as well.',
  off: 'Off: the link alone opens the payslips.',
}
