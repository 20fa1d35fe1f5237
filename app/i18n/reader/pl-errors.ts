import type { ReaderTexts } from './shape'

export const faults: ReaderTexts['faults'] = {
  portal_code_wrong: 'Ten kod jest błędny. Ma sześć cyfr i jest w najnowszym e-mailu.',
  portal_code_waits: 'Na kolejny kod jest jeszcze za wcześnie. Poniżej podano, od kiedy.',
  portal_code_ended: 'Ten kod już nie działa. Proszę poprosić o nowy.',
  required: 'Proszę wypełnić to pole.',
  controls:
    'W tekście jest niewidoczny znak sterujący ({codes}), na przykład z pliku PDF. Proszę usunąć tekst i wpisać go ponownie.',
  too_long: 'Proszę skrócić tekst do najwyżej {most} znaków. Teraz jest ich {entered}.',
  message_missing: 'Proszę napisać, o co chodzi.',
  email_wrong: 'Ten adres e-mail jest błędny. Wygląda na przykład tak: name@beispiel.de',
  wait: 'Było za dużo prób.',
  throttled: 'W krótkim czasie coś zostało wysłane kilka razy.',
}

export const errors: ReaderTexts['errors'] = {
  byStatus: {
    400: {
      title: 'Ten adres jest błędny',
      text: 'Proszę otworzyć link jeszcze raz, dokładnie tak, jak przyszedł.',
    },
    403: {
      title: 'To nie jest tutaj dozwolone',
      text: 'Nic nie zostało zmienione. Proszę wrócić i spróbować stamtąd.',
    },
    404: {
      title: 'Nie ma takiej strony',
      text: 'Może link jest niepełny. Proszę skopiować go jeszcze raz w całości z e-maila albo zapytać firmę, od której pochodzi.',
    },
    405: {
      title: 'Tak nie można otworzyć tej strony',
      text: 'Proszę otworzyć stronę na nowo przez swój link.',
    },
    409: {
      title: 'W międzyczasie coś się zmieniło',
      text: 'Nic nie zostało wykonane podwójnie. Proszę otworzyć stronę na nowo i sprawdzić.',
    },
    410: { title: 'Ten link już nie działa', text: 'Został już użyty albo minął jego czas.' },
    413: {
      title: 'To za dużo naraz',
      text: 'Wpis jest za długi i nie został zapisany. Proszę go skrócić i wysłać jeszcze raz.',
    },
    429: {
      title: 'Proszę chwilę poczekać',
      text: 'W krótkim czasie przyszło bardzo dużo zapytań. Proszę spróbować ponownie za kilka minut.',
    },
    500: {
      title: 'Coś poszło nie tak',
      text: 'Błąd jest po naszej stronie. Proszę zaraz spróbować jeszcze raz. To, co zapisano wcześniej, jest bezpieczne.',
    },
    503: {
      title: 'Strona jest teraz niedostępna',
      text: 'Nic nie zostało zapisane. Proszę spróbować ponownie za minutę.',
    },
  },
  ended: {
    title: 'Ten link już nie działa',
    text: (firm) =>
      `Dla bezpieczeństwa linki działają tylko przez pewien czas. Dane w firmie ${firm} są bezpieczne i niezmienione.`,
  },
  toStart: 'Do strony głównej',
  wait: (minutes) => `W krótkim czasie przyszło bardzo dużo zapytań. Proszę spróbować za ${minutes} min.`,
  contact: 'Pytania? Kontakt:',
}
