import type { ReaderTexts } from './shape'
import { errors, faults } from './tr-errors'

export const tr: ReaderTexts = {
  note: 'Bu çeviri yalnızca yardımdır ve bağlayıcı değildir. Geçerli olan Almanca belgedir.',
  common: {
    employmentTypes: {
      full_time: 'tam zamanlı',
      part_time: 'yarı zamanlı',
      minijob: 'Minijob',
      midijob: 'Midijob',
      working_student: 'çalışan öğrenci (Werkstudent)',
      apprentice: 'çırak (Ausbildung)',
    },
    skipToContent: 'İçeriğe geç',
  },
  employee: {
    pageTitle: 'Maaş bordrolarınız',
    employmentType: 'Çalışma şekli',
    notice: 'Firma verilerinizle ne yapıyor (Almanca veya İngilizce)',
    payslips: 'Maaş bordrolarınız',
    columns: { month: 'Ay', payout: 'Ödenen', file: 'Dosya' },
    isNew: 'yeni',
    everything: 'Hepsi birden: tüm bordrolar ve belgeler (ZIP dosyası)',
    corrected: 'düzeltildi',
    file: 'PDF',
    slipOf: (month) => `maaş bordrosu, ${month}`,
    homeScreen: (firm) => `Maaş bordroları – ${firm}`,
    documents: {
      title: 'Diğer belgeler',
      kinds: {
        wage_tax_certificate: 'Yıllık ücret vergisi belgesi (Lohnsteuerbescheinigung)',
        insurance_notice: 'Sosyal sigorta bildirimi (SV-Meldung)',
        contract: 'İş sözleşmesi (Arbeitsvertrag)',
        other: 'Belge',
      },
    },
    payslip: {
      title: (month) => `Maaş bordrosu: ${month}`,
      back: 'Tüm bordrolara dön',
      corrected: 'düzeltildi',
      download: 'PDF’yi indir',
      replaced: 'Yerine yenisi gelen sürümler',
      version: (revision) => `Sürüm ${revision}`,
      onlyPdf: 'Ne kazandığınız ve ne kesildiği PDF’de yazar.',
      paidUnknown: 'Önceki sürümle ne kadar ödendiği yalnızca onun PDF dosyasında yazar.',
      sums: {
        gross: { label: 'Brüt', help: 'Bu ay, kesintilerden önce kazandığınız tutar.' },
        deductions: {
          label: 'Kesintiler',
          help: 'Ücret vergisi, kilise vergisi ve sosyal sigortadaki payınız. İşvereniniz bu parayı sizin adınıza vergi dairesine ve sağlık sigortasına öder.',
        },
        net: { label: 'Net', help: 'Kesintilerden sonra kalan tutar.' },
        besides: {
          label: 'Diğer',
          help: 'Vergi ve sigortadan sonra eklenen veya düşülen tutar, örneğin avans, yemek veya şirket arabası. Ne olduğu PDF’de yazar.',
        },
        payout: { label: 'Ödenen', help: 'Bu tutar hesabınıza yatar.' },
        total: {
          label: 'Ödenen',
          help: 'Bu ay için toplam hakkınız.',
        },
        paid: {
          label: 'daha önce ödenen',
          help: 'Önceki sürümle aldığınız tutar.',
        },
        more: {
          label: 'ek ödeme',
          help: 'Bu tutar henüz eksik; hesabınıza yatar.',
        },
        less: {
          label: 'fazla ödenen',
          help: 'Önceki sürümle bu kadar fazla aldınız. Nasıl denkleştirileceğini ofis size söyler.',
        },
      },
      hours: (hours, overtime) =>
        overtime === null
          ? `Bu ay için bildirilen saat: ${hours}.`
          : `Bu ay için bildirilen saat: ${hours}, bunun fazla mesaisi: ${overtime}.`,
      question: 'Yanlış bir şey mi var?',
      questionText: (month, firm) =>
        `${firm} ofisine yazın. Mesajınızda ay kendiliğinden belirtilir: ${month}.`,
    },
    yearFile: (year) => `${year} yılının tüm maaş bordroları (ZIP dosyası)`,
    none: 'Henüz maaş bordrosu yok. İlki hazır olunca burada bulursunuz.',
    code: {
      title: 'Güvenliğiniz için bir kod',
      text: (firm) =>
        `Bu bağlantının arkasında maaş bordroları var. ${firm}, onları yalnızca sizin gördüğünüzden emin olmak ister ve bunun için bilinen e-posta adresinize bir kod gönderir.`,
      addressHeld: (firm) =>
        `Bu bağlantının arkasında maaş bordroları var. Yalnızca e-postayla gelen bir kodla açılırlar. ${firm} kayıtlarındaki e-posta adresi değiştirildi ve henüz kontrol ediliyor; o zamana kadar kod gelmez. Acilse lütfen orayı arayın.`,
      noAddress: (firm) =>
        `Bu bağlantının arkasında maaş bordroları var. Yalnızca e-postayla gelen bir kodla açılırlar. Ancak ${firm} bu bağlantı için bir e-posta adresi bilmiyor. Adresin eklenmesi için lütfen oraya başvurun.`,
      request: 'Kod iste',
      requestAgain: 'Yeni kod iste',
      next: (moment) => `Bir sonraki kodu şu andan sonra isteyebilirsiniz: ${moment}.`,
      label: 'E-postadaki kod',
      hint: 'Altı rakam. Kodu 10 dakika içinde bir kez kullanabilirsiniz. Yalnızca en yenisi geçerlidir.',
      open: 'Bordroları aç',
    },
    privacyWithCode:
      'Bu sayfa bu tarayıcıda on iki saate kadar açık kalır. Başkasının cihazında özel bir pencerede açmanız daha iyidir.',
    privacy: 'Bu bağlantıya sahip olan, maaş bordrolarınızı görür. Lütfen kimseyle paylaşmayın.',
    saved: {
      frage: {
        title: 'Teşekkürler. Mesajınız ulaştı.',
        text: 'Ofis mesajı e-postayla aldı ve size cevap verecek.',
      },
      code: {
        title: 'Kod yolda.',
        text: 'Birkaç dakika içinde e-postayla gelir. Lütfen spam klasörüne de bakın.',
      },
    },
  },
  freshLink: {
    title: 'Yeni bağlantı iste',
    text: 'Onu, bizde kayıtlı e-posta adresinize göndeririz.',
    button: 'Yeni bağlantı gönder',
    saved: {
      'neuer-link': {
        title: 'Teşekkürler, ilgileniyoruz.',
        text: 'Bizde e-posta adresiniz varsa yeni bağlantı birkaç dakika içinde oraya gelir. Lütfen spam klasörüne de bakın.',
      },
    },
  },
  forms: {
    refused: 'Bu henüz olmadı.',
    nothingSaved: 'Hiçbir şey kaydedilmedi.',
    again: (minutes) => `${minutes} dakika sonra yeniden deneyebilirsiniz.`,
    refusedTitle: (title) => `Hata: ${title}`,
    optional: '(isteğe bağlı)',
    honeypot: 'Lütfen boş bırakın',
    whatDoesThisMean: 'Bu ne demek?',
    message: {
      body: 'Mesajınız',
      bodyHint: 'En çok 2000 karakter.',
      replyTo: 'Cevap için e-posta adresi',
      replyToHint: 'Bir adres yazmazsanız bizde kayıtlı adrese cevap veririz.',
      button: 'Mesajı gönder',
    },
  },
  faults,
  errors,
}
