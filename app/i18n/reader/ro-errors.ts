import type { ReaderTexts } from './shape'

export const faults: ReaderTexts['faults'] = {
  portal_code_wrong: 'Acest cod nu este corect. Are șase cifre și se află în cel mai nou e-mail.',
  portal_code_waits: 'Este prea devreme pentru alt cod. Mai jos scrie de când este posibil.',
  portal_code_ended: 'Acest cod nu mai este valabil. Vă rugăm să cereți unul nou.',
  required: 'Vă rugăm să completați acest câmp.',
  controls:
    'Textul conține un caracter de control invizibil ({codes}), de exemplu dintr-un PDF. Vă rugăm să ștergeți textul și să îl scrieți din nou.',
  too_long: 'Vă rugăm să scurtați textul la cel mult {most} de caractere. Acum sunt {entered}.',
  message_missing: 'Vă rugăm să scrieți despre ce este vorba.',
  email_wrong: 'Această adresă de e-mail nu este corectă. Arată de exemplu așa: name@beispiel.de',
  wait: 'Au fost prea multe încercări.',
  throttled: 'Ați trimis ceva de mai multe ori în scurt timp.',
}

export const errors: ReaderTexts['errors'] = {
  byStatus: {
    400: {
      title: 'Această adresă nu este corectă',
      text: 'Vă rugăm să deschideți linkul încă o dată, exact cum l-ați primit.',
    },
    403: {
      title: 'Aici nu este permis',
      text: 'Nu s-a schimbat nimic. Vă rugăm să mergeți înapoi și să încercați de acolo.',
    },
    404: {
      title: 'Această pagină nu există',
      text: 'Poate linkul nu este complet. Vă rugăm să îl copiați încă o dată întreg din e-mail sau să întrebați firma de la care îl aveți.',
    },
    405: {
      title: 'Această pagină nu se poate deschide așa',
      text: 'Vă rugăm să deschideți pagina din nou prin linkul dumneavoastră.',
    },
    409: {
      title: 'Între timp s-a schimbat ceva',
      text: 'Nimic nu s-a făcut de două ori. Vă rugăm să deschideți pagina din nou și să verificați.',
    },
    410: { title: 'Acest link nu mai este valabil', text: 'A fost deja folosit sau i-a trecut timpul.' },
    413: {
      title: 'Este prea mult deodată',
      text: 'Textul este prea lung și nu s-a salvat. Vă rugăm să îl scurtați și să îl trimiteți încă o dată.',
    },
    429: {
      title: 'Vă rugăm să așteptați puțin',
      text: 'Au venit foarte multe cereri în scurt timp. Vă rugăm să încercați din nou peste câteva minute.',
    },
    500: {
      title: 'Ceva nu a mers bine',
      text: 'Greșeala este la noi. Vă rugăm să încercați imediat încă o dată. Ce ați salvat înainte este în siguranță.',
    },
    503: {
      title: 'Pagina nu este disponibilă acum',
      text: 'Nu s-a salvat nimic. Vă rugăm să încercați din nou peste un minut.',
    },
  },
  ended: {
    title: 'Acest link nu mai este valabil',
    text: (firm) =>
      `Din motive de siguranță, linkurile sunt valabile doar un timp. Datele dumneavoastră la ${firm} sunt în siguranță și neschimbate.`,
  },
  toStart: 'La pagina de început',
  wait: (minutes) => `Au venit foarte multe cereri în scurt timp. Puteți continua peste ${minutes} min.`,
  contact: 'Întrebări? Ne găsiți aici:',
}
