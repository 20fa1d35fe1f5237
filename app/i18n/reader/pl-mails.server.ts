import type { ReaderMails } from './mail-shape'

const END = `Link działa do {gueltig_bis}. Jest przeznaczony tylko dla tej osoby: kto go ma, nie musi się logować. Proszę nikomu go nie przekazywać.

Z poważaniem
{firma}`

export const pl: ReaderMails = {
  greeting: 'Dzień dobry',
  note: 'To tłumaczenie jest tylko pomocą i nie jest wiążące. Liczy się niemiecki dokument.',
  phone: (number) => `Telefon ${number}`,
  email: (address) => `E-mail ${address}`,
  automatic: 'Ten e-mail został wysłany automatycznie. Odpowiedź przeczyta człowiek.',
  automaticUnread: 'Ten e-mail został wysłany automatycznie. Odpowiedzi na ten adres nikt nie czyta.',
  payslip: 'Odcinek wypłaty',
  correctedPayslip: 'Poprawiony odcinek wypłaty',
  payslipDue: { due: 'Dopłata', tooMuch: 'wypłacono za dużo' },
  emailSince: (date) =>
    `Ten adres e-mail jest u nas zapisany od: ${date}. Jeśli nie było takiej prośby, proszę od razu dać nam znać.`,
  newEmail: { label: 'Nowy adres', none: 'brak' },
  documents: {
    wage_tax_certificate: 'roczne zaświadczenie o podatku (Lohnsteuerbescheinigung)',
    insurance_notice: 'zgłoszenie do ubezpieczeń społecznych (SV-Meldung)',
    contract: 'umowa o pracę (Arbeitsvertrag)',
    other: 'dokument',
  },
  button: 'Otwórz odcinki wypłaty',
  documentsButton: 'Otwórz dokumenty',
  page: 'Odcinki wypłaty',
  templates: {
    payslip_published: {
      subject: '{dokument}: {monat}',
      body: `{anrede},

{dokument} jest gotowy: {monat}. Pod tym linkiem można go obejrzeć i zapisać jako PDF:

{link}

{angaben}

${END}`,
    },
    document_added: {
      subject: 'Nowy dokument od {firma}',
      body: `{anrede},

jest nowy dokument: {dokument}. Pod tym linkiem można go zapisać jako PDF:

{link}

${END}`,
    },
    leaver_link: {
      subject: 'Wszystkie odcinki wypłaty i dokumenty z {firma}',
      body: `{anrede},

zatrudnienie w {firma} się kończy. Pod tym linkiem są jeszcze wszystkie odcinki wypłaty i dokumenty, także razem w jednym pliku. Proszę je zapisać, dopóki link działa:

{link}

${END}`,
    },
    email_changed: {
      subject: 'Adres e-mail w {firma} został zmieniony',
      body: `{anrede},

w {firma} zapisany jest teraz inny adres e-mail. Wiadomości o odcinkach wypłaty nie będą już przychodzić tutaj.

{angaben}

Zmiana była uzgodniona? Wtedy nie trzeba nic robić. Jeśli nie, proszę od razu do nas zadzwonić.

Z poważaniem
{firma}`,
    },
    portal_code: {
      subject: 'Kod do odcinków wypłaty',
      body: `{anrede},

ten kod otwiera odcinki wypłaty:

{code}

Kod działa 10 minut i tylko jeden raz. Proszę wpisać go tylko na stronie, na której o niego poproszono, i nikomu go nie podawać, także nam.

Nikt nie prosił o kod? Wtedy ktoś inny ma ten link. Proszę od razu dać nam znać.

Z poważaniem
{firma}`,
    },
    fresh_link: {
      subject: 'Nowy link do odcinków wypłaty',
      body: `{anrede},

oto nowy link do odcinków wypłaty, o który poproszono:

{link}

${END}

Nikt o niego nie prosił? Wtedy nie trzeba nic robić.`,
    },
    link_sent: {
      subject: 'Link do odcinków wypłaty',
      body: `{anrede},

oto link do odcinków wypłaty. Można je obejrzeć i zapisać jako PDF:

{link}

${END}`,
    },
  },
}
