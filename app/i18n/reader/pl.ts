import { errors, faults } from './pl-errors'
import type { ReaderTexts } from './shape'

export const pl: ReaderTexts = {
  note: 'To tłumaczenie jest tylko pomocą i nie jest wiążące. Liczy się niemiecki dokument.',
  common: {
    employmentTypes: {
      full_time: 'pełny etat',
      part_time: 'część etatu',
      minijob: 'Minijob',
      midijob: 'Midijob',
      working_student: 'pracujący student (Werkstudent)',
      apprentice: 'uczeń zawodu (Ausbildung)',
    },
    skipToContent: 'Przejdź do treści',
  },
  employee: {
    pageTitle: 'Odcinki wypłaty',
    employmentType: 'Zatrudnienie',
    notice: 'Co firma robi z Państwa danymi (po niemiecku lub angielsku)',
    payslips: 'Odcinki wypłaty',
    columns: { month: 'Miesiąc', payout: 'Do wypłaty', file: 'Plik' },
    isNew: 'nowy',
    everything: 'Wszystko naraz: wszystkie odcinki i dokumenty (plik ZIP)',
    corrected: 'poprawiony',
    file: 'PDF',
    slipOf: (month) => `odcinek wypłaty, ${month}`,
    homeScreen: (firm) => `Odcinki wypłaty – ${firm}`,
    documents: {
      title: 'Inne dokumenty',
      kinds: {
        wage_tax_certificate: 'Roczne zaświadczenie o podatku (Lohnsteuerbescheinigung)',
        insurance_notice: 'Zgłoszenie do ubezpieczeń społecznych (SV-Meldung)',
        contract: 'Umowa o pracę (Arbeitsvertrag)',
        other: 'Dokument',
      },
    },
    payslip: {
      title: (month) => `Odcinek wypłaty: ${month}`,
      back: 'Wróć do wszystkich odcinków',
      corrected: 'poprawiony',
      download: 'Pobierz PDF',
      replaced: 'Zastąpione wersje',
      version: (revision) => `Wersja ${revision}`,
      onlyPdf: 'Ile zarobiono i co potrącono, jest podane w pliku PDF.',
      paidUnknown: 'Ile wypłacono z poprzednią wersją, jest tylko w jej pliku PDF.',
      sums: {
        gross: { label: 'Brutto', help: 'Zarobek w tym miesiącu przed potrąceniami.' },
        deductions: {
          label: 'Potrącenia',
          help: 'Podatek od wynagrodzenia, podatek kościelny i składki pracownika na ubezpieczenia społeczne. Pracodawca przekazuje te pieniądze do urzędu skarbowego i kasy chorych.',
        },
        net: { label: 'Netto', help: 'To, co zostaje po potrąceniach.' },
        besides: {
          label: 'Inne',
          help: 'Kwoty dodane lub odjęte po podatku i składkach, na przykład zaliczka, posiłki lub samochód służbowy. Co to jest, podano w pliku PDF.',
        },
        payout: { label: 'Do wypłaty', help: 'Ta kwota trafia na konto.' },
        total: {
          label: 'Do wypłaty',
          help: 'Tyle należy się łącznie za ten miesiąc.',
        },
        paid: {
          label: 'już wypłacono',
          help: 'Tyle wypłacono z poprzednią wersją.',
        },
        more: {
          label: 'dopłata',
          help: 'Tej kwoty jeszcze brakuje; trafi na konto.',
        },
        less: {
          label: 'wypłacono za dużo',
          help: 'O tyle poprzednia wersja była za wysoka. Jak to się rozliczy, powie biuro.',
        },
      },
      hours: (hours, overtime) =>
        overtime === null
          ? `Zgłoszone godziny w tym miesiącu: ${hours}.`
          : `Zgłoszone godziny w tym miesiącu: ${hours}, w tym nadgodziny: ${overtime}.`,
      question: 'Coś się nie zgadza?',
      questionText: (month, firm) =>
        `Proszę napisać do biura firmy ${firm}. Miesiąc dodamy automatycznie: ${month}.`,
    },
    yearFile: (year) => `Wszystkie odcinki wypłaty ${year} (plik ZIP)`,
    none: 'Nie ma jeszcze odcinka wypłaty. Gdy pierwszy będzie gotowy, pojawi się tutaj.',
    code: {
      title: 'Kod dla bezpieczeństwa',
      text: (firm) =>
        `Pod tym linkiem są odcinki wypłaty. ${firm} chce mieć pewność, że zobaczy je tylko właściwa osoba, i dlatego wysyła kod na znany adres e-mail.`,
      addressHeld: (firm) =>
        `Pod tym linkiem są odcinki wypłaty. Otwierają się tylko z kodem, który przychodzi e-mailem. Adres e-mail w ${firm} został zmieniony i jest jeszcze sprawdzany; do tego czasu kod nie przyjdzie. Jeśli to pilne, proszę tam zadzwonić.`,
      noAddress: (firm) =>
        `Pod tym linkiem są odcinki wypłaty. Otwierają się tylko z kodem, który przychodzi e-mailem. ${firm} nie ma jednak adresu e-mail do tego linku. Proszę się tam zgłosić, aby go podać.`,
      request: 'Poproś o kod',
      requestAgain: 'Poproś o nowy kod',
      next: (moment) => `O następny kod można poprosić od: ${moment}.`,
      label: 'Kod z e-maila',
      hint: 'Sześć cyfr. Kod działa 10 minut i tylko jeden raz. Liczy się tylko najnowszy.',
      open: 'Otwórz odcinki wypłaty',
    },
    privacyWithCode:
      'Ta strona pozostaje otwarta w tej przeglądarce do dwunastu godzin. Na cudzym urządzeniu lepiej otworzyć ją w oknie prywatnym.',
    privacy: 'Kto ma ten link, widzi odcinki wypłaty. Proszę nikomu go nie przekazywać.',
    saved: {
      frage: {
        title: 'Dziękujemy. Wiadomość dotarła.',
        text: 'Biuro otrzymało ją e-mailem i odpowie.',
      },
      code: {
        title: 'Kod został wysłany.',
        text: 'Przyjdzie e-mailem za kilka minut. Proszę sprawdzić także folder ze spamem.',
      },
    },
  },
  freshLink: {
    title: 'Poproś o nowy link',
    text: 'Wyślemy go na adres e-mail, który mamy.',
    button: 'Wyślij nowy link',
    saved: {
      'neuer-link': {
        title: 'Dziękujemy, zajmujemy się tym.',
        text: 'Jeśli mamy adres e-mail, nowy link przyjdzie tam za kilka minut. Proszę sprawdzić także folder ze spamem.',
      },
    },
  },
  forms: {
    refused: 'To się jeszcze nie udało.',
    nothingSaved: 'Nic nie zostało zapisane.',
    again: (minutes) => `Można spróbować ponownie za ${minutes} min.`,
    refusedTitle: (title) => `Błąd: ${title}`,
    optional: '(opcjonalnie)',
    honeypot: 'Proszę zostawić puste',
    whatDoesThisMean: 'Co to znaczy?',
    message: {
      body: 'Wiadomość',
      bodyHint: 'Najwyżej 2000 znaków.',
      replyTo: 'Adres e-mail do odpowiedzi',
      replyToHint: 'Jeśli pole pozostanie puste, odpowiemy na adres, który mamy.',
      button: 'Wyślij wiadomość',
    },
  },
  faults,
  errors,
}
