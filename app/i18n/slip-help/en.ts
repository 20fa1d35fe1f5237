import type { help as german } from './de'

export const help: typeof german = {
  title: 'What does this line mean?',
  note: 'This is a reading aid. What counts is the payslip itself.',
  text: 'Choose a month to see the amounts. “PDF” downloads the payslip.',
  terms: {
    gross: 'what you earned before anything is taken off',
    net: 'what is left after tax and insurance',
    payout: 'the amount that goes into your account',
    wage_tax: 'tax on your pay; the employer pays it to the tax office for you',
    solidarity: 'a surcharge on wage tax, on higher pay only',
    church_tax: 'only for members of a church that levies it',
    health: 'your share for doctors and hospitals; the add-on depends on your insurer',
    care: 'your share in case you need care; it is lower with children',
    pension: 'your share for your later pension',
    unemployment: 'your share in case you have no work',
    overtime: 'hours beyond those agreed',
    one_time: 'not paid every month, such as Christmas pay',
    advance: 'money that you received earlier',
    holiday: 'days of holiday that you still have',
  },
}
