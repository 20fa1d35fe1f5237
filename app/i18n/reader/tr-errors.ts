import type { ReaderTexts } from './shape'

export const faults: ReaderTexts['faults'] = {
  portal_code_wrong: 'Bu kod yanlış. Altı rakamlıdır ve en yeni e-postada yazar.',
  portal_code_waits: 'Yeni bir kod için henüz erken. Ne zaman mümkün olduğu aşağıda yazar.',
  portal_code_ended: 'Bu kod artık geçerli değil. Lütfen yeni bir kod isteyin.',
  required: 'Lütfen bu alanı doldurun.',
  controls:
    'Metinde görünmeyen bir denetim karakteri var ({codes}), örneğin bir PDF dosyasından. Lütfen metni silip yeniden yazın.',
  too_long: 'Lütfen en çok {most} karaktere kısaltın. Şu anda {entered} karakter var.',
  message_missing: 'Lütfen konunun ne olduğunu yazın.',
  email_wrong: 'Bu e-posta adresi yanlış. Örneğin şöyle görünür: name@beispiel.de',
  wait: 'Çok fazla deneme yapıldı.',
  throttled: 'Kısa sürede birkaç kez bir şey gönderdiniz.',
}

export const errors: ReaderTexts['errors'] = {
  byStatus: {
    400: { title: 'Bu adres yanlış', text: 'Lütfen bağlantıyı aldığınız şekliyle bir kez daha açın.' },
    403: {
      title: 'Buna burada izin yok',
      text: 'Hiçbir şey değiştirilmedi. Lütfen geri dönün ve oradan deneyin.',
    },
    404: {
      title: 'Böyle bir sayfa yok',
      text: 'Belki bağlantı eksik. Lütfen e-postadan tamamını bir kez daha kopyalayın veya bağlantıyı aldığınız firmaya sorun.',
    },
    405: { title: 'Bu sayfa böyle açılamaz', text: 'Lütfen sayfayı bağlantınızla yeniden açın.' },
    409: {
      title: 'Bu arada bir şey değişti',
      text: 'Hiçbir şey iki kez yapılmadı. Lütfen sayfayı yeniden açın ve durumu kontrol edin.',
    },
    410: { title: 'Bu bağlantı artık geçerli değil', text: 'Daha önce kullanıldı veya süresi doldu.' },
    413: {
      title: 'Bu bir defada çok fazla',
      text: 'Yazdığınız çok uzun ve kaydedilmedi. Lütfen kısaltıp bir kez daha gönderin.',
    },
    429: {
      title: 'Lütfen biraz bekleyin',
      text: 'Kısa sürede çok fazla istek geldi. Lütfen birkaç dakika sonra yeniden deneyin.',
    },
    500: {
      title: 'Bir şeyler ters gitti',
      text: 'Hata bizde. Lütfen hemen bir kez daha deneyin. Daha önce kaydettikleriniz güvende.',
    },
    503: {
      title: 'Sayfaya şu anda ulaşılamıyor',
      text: 'Hiçbir şey kaydedilmedi. Lütfen bir dakika sonra yeniden deneyin.',
    },
  },
  ended: {
    title: 'Bu bağlantı artık geçerli değil',
    text: (firm) =>
      `Bağlantılar güvenlik nedeniyle yalnızca bir süre geçerlidir. ${firm} firmasındaki bilgileriniz güvende ve değişmedi.`,
  },
  toStart: 'Ana sayfaya',
  wait: (minutes) => `Kısa sürede çok fazla istek geldi. ${minutes} dakika sonra devam edebilirsiniz.`,
  contact: 'Sorularınız mı var? Bize böyle ulaşırsınız:',
}
