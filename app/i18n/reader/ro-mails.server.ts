import type { ReaderMails } from './mail-shape'

const END = `Linkul este valabil până la {gueltig_bis}. Este numai pentru dumneavoastră: cine îl are nu trebuie să se autentifice. Vă rugăm să nu îl dați altcuiva.

Cu stimă
{firma}`

export const ro: ReaderMails = {
  greeting: 'Bună ziua',
  note: 'Această traducere este doar un ajutor și nu are valoare juridică. Contează documentul în germană.',
  phone: (number) => `Telefon ${number}`,
  email: (address) => `E-mail ${address}`,
  automatic: 'Acest e-mail a fost trimis automat. Dacă răspundeți, îl citește un om.',
  automaticUnread: 'Acest e-mail a fost trimis automat. Răspunsurile la această adresă nu le citește nimeni.',
  payslip: 'Fluturașul de salariu',
  correctedPayslip: 'Fluturașul de salariu corectat',
  payslipDue: { due: 'Plată suplimentară', tooMuch: 'plătit în plus' },
  emailSince: (date) =>
    `Adresa dumneavoastră de e-mail la noi a fost schimbată cu aceasta: ${date}. Dacă nu ați cerut acest lucru, vă rugăm să ne anunțați imediat.`,
  newEmail: { label: 'Adresa nouă', none: 'niciuna' },
  documents: {
    wage_tax_certificate: 'adeverința anuală de impozit (Lohnsteuerbescheinigung)',
    insurance_notice: 'declarația la asigurările sociale (SV-Meldung)',
    contract: 'contractul de muncă (Arbeitsvertrag)',
    other: 'document',
  },
  button: 'Deschide fluturașii',
  documentsButton: 'Deschide documentele',
  page: 'Fluturașii de salariu',
  templates: {
    payslip_published: {
      subject: '{dokument}: {monat}',
      body: `{anrede},

{dokument} este gata: {monat}. Prin acest link îl puteți vedea și salva ca PDF:

{link}

{angaben}

${END}`,
    },
    document_added: {
      subject: 'Un document nou de la {firma}',
      body: `{anrede},

aveți un document nou: {dokument}. Prin acest link îl puteți salva ca PDF:

{link}

${END}`,
    },
    leaver_link: {
      subject: 'Toți fluturașii și documentele dumneavoastră de la {firma}',
      body: `{anrede},

plecați de la {firma}. La acest link găsiți toți fluturașii de salariu și toate documentele, și împreună într-un singur fișier. Vă rugăm să le salvați cât timp linkul este valabil:

{link}

${END}`,
    },
    email_changed: {
      subject: 'Adresa dumneavoastră de e-mail la {firma} a fost schimbată',
      body: `{anrede},

la {firma} este trecută acum o altă adresă de e-mail pentru dumneavoastră. Mesajele despre fluturașii de salariu nu mai vin aici.

{angaben}

Ați cerut acest lucru? Atunci nu trebuie să faceți nimic. Dacă nu, vă rugăm să ne sunați imediat.

Cu stimă
{firma}`,
    },
    portal_code: {
      subject: 'Codul dumneavoastră pentru fluturașii de salariu',
      body: `{anrede},

cu acest cod deschideți fluturașii de salariu:

{code}

Puteți folosi codul timp de 10 minute, o singură dată. Scrieți-l numai pe pagina pe care l-ați cerut și nu îl spuneți nimănui, nici nouă.

Nu ați cerut niciun cod? Atunci altcineva are linkul dumneavoastră. Vă rugăm să ne anunțați imediat.

Cu stimă
{firma}`,
    },
    fresh_link: {
      subject: 'Noul link la fluturașii de salariu',
      body: `{anrede},

ați cerut un link nou la fluturașii de salariu. Iată-l:

{link}

${END}

Nu ați cerut nimic? Atunci nu trebuie să faceți nimic.`,
    },
    link_sent: {
      subject: 'Linkul la fluturașii de salariu',
      body: `{anrede},

iată linkul la fluturașii dumneavoastră de salariu. Îi puteți vedea și salva ca PDF:

{link}

${END}`,
    },
  },
}
