import type { codes as german } from './codes.de'

export const codes: typeof german = {
  '20': {
    name: 'Immediate report (20)',
    what: 'In trades such as cleaning, restaurants and building a report is due before the first hour (§\u00a028a (4) SGB\u00a0IV). Customs officers check this on site.',
  },
  '10': {
    name: 'Registration (10)',
    what: 'With the first payroll, six weeks after the first day at the latest (§\u00a06 DEÜV).',
  },
  '30': {
    name: 'Deregistration (30)',
    what: 'With the next payroll, six weeks after the last day at the latest (§\u00a08 DEÜV).',
  },
  '40': {
    name: 'Registration and deregistration at once (40)',
    what: 'The employment was over before its registration was due: one report says both. If it is registered already, deregister with reason 30 instead.',
  },
  '50': {
    name: 'Annual report (50)',
    what: 'For everybody employed on 31\u00a0December who has no other report of that day, by 15\u00a0February at the latest (§\u00a010 DEÜV).',
  },
  '51': {
    name: 'Interruption with sick or maternity benefit (51)',
    what: 'Who has no pay for a whole calendar month, but sick benefit, child sick benefit or maternity benefit: within two weeks after that month (§\u00a09 DEÜV).',
  },
  '52': {
    name: 'Interruption for parental leave (52)',
    what: 'Parental leave over a whole calendar month: within two weeks after that month (§\u00a09 DEÜV). Where it follows maternity or sick benefit at once, that one\u2019s report (51) is enough.',
  },
  '34': {
    name: 'End after a month without pay (34)',
    what: 'Unpaid leave: insurance ends after a month (§\u00a07 (3) SGB\u00a0IV). It is to be deregistered within six weeks.',
  },
  '13': {
    name: 'Registration after the return (13)',
    what: 'After more than a month of unpaid leave insurance begins again on the first day back; it is to be registered within six weeks.',
  },
  '17': {
    name: 'Start of parental leave (17)',
    what: 'To the health fund of everybody who is in one by this job, beside the report of an interruption, if the leave lasts a whole calendar month, and of voluntary members always: within six weeks after the first day (§\u00a028a (1) SGB\u00a0IV). Also for voluntary members who pay themselves, which Zahltag does not know.',
  },
  '37': {
    name: 'End of parental leave (37)',
    what: 'With the first and the last day of the leave, within six weeks after the last (§\u00a028a (1) SGB\u00a0IV). Work goes on without another registration.',
  },
  '54': {
    name: 'One-time pay reported apart (54)',
    what: 'One-time pay that counts in an earlier month: up to March that of last year by the March rule, what is paid after somebody has left, and what is paid during sick benefit or parental leave. It is reported apart, within six weeks of its payment (§\u00a011 DEÜV), for the whole month in which it counts.',
  },
  '31_11': {
    name: 'Change of health fund (31 and 11)',
    what: 'Deregister with the old collecting fund and register with the new one, within six weeks (§\u00a012 DEÜV). Minijobs are collected by the Minijob-Zentrale.',
  },
  '32_12': {
    name: 'Change of contribution group (32 and 12)',
    what: 'Deregister with the old contribution group and register with the new one, within six weeks (§\u00a012 DEÜV).',
  },
  '33_13': {
    name: 'Change of person group (33 and 13)',
    what: 'Deregister with the old person group and register with the new one, within six weeks (§\u00a012 DEÜV).',
  },
  '92': {
    name: 'Annual report to accident insurance (92)',
    what: 'For everybody employed in the year, also those who have left, by 16\u00a0February at the latest (§\u00a028a (2a) SGB\u00a0IV).',
  },
}
