import type { help as german } from './de'

export const help: typeof german = {
  title: 'Türkçe yardım',
  note: 'Bu çeviri yalnızca yardımdır ve bağlayıcı değildir. Geçerli olan Almanca belgedir.',
  text: 'Tutarları görmek için bir ay seçin. “PDF” maaş bordrosunu indirir. Lütfen bu bağlantıyı kimseyle paylaşmayın.',
  terms: {
    gross: 'kesintilerden önceki kazancınız',
    net: 'vergi ve sigortalardan sonra kalan tutar',
    payout: 'hesabınıza yatan tutar',
    wage_tax: 'ücret vergisi; işvereniniz bunu sizin adınıza vergi dairesine öder',
    solidarity: 'ücret vergisine ek, yalnızca yüksek kazançlarda',
    church_tax: 'kilise vergisi, yalnızca bu vergiyi alan kiliselerin üyeleri için',
    health: 'sağlık sigortası payınız; ek prim sigorta kurumuna göre değişir',
    care: 'bakım sigortası payınız; çocuğu olanlarda daha düşüktür',
    pension: 'emeklilik sigortası payınız',
    unemployment: 'işsizlik sigortası payınız',
    overtime: 'fazla mesai saatleri',
    one_time: 'her ay ödenmeyen ödeme, örneğin Noel parası',
    advance: 'avans, yani daha önce aldığınız para',
    holiday: 'kalan izin günleriniz',
  },
}
