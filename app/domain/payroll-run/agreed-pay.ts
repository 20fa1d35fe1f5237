import type { Cents } from '../values/money'
export interface AgreedPay {
  kind: 'hourly' | 'monthly'
  cents: Cents
}
