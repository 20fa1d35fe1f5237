import type { Customer } from '~/domain/customers/find.server'
import type { Tenant } from '~/domain/tenants/tenants.server'
import type { Language } from '~db/schema'
import type { BuyerView, SellerView } from './view'

export function wordsOf({ invoiceWords }: Tenant, language: Language) {
  const { opening, closing } = invoiceWords[language]
  return { ...(opening === null ? {} : { opening }), ...(closing === null ? {} : { closing }) }
}

export function asSeller(tenant: Tenant): SellerView {
  return {
    name: tenant.name,
    contactName: tenant.contactName,
    street: tenant.street,
    addressExtra: tenant.addressExtra,
    postalCode: tenant.postalCode,
    city: tenant.city,
    country: tenant.country,
    email: tenant.email,
    phone: tenant.phone,
    vatId: tenant.vatId,
    website: tenant.website,
    managingDirector: tenant.managingDirector,
    ...(tenant.isOwned ? { isOwned: true } : {}),
    ...(tenant.supervisoryChair === null ? {} : { supervisoryChair: tenant.supervisoryChair }),
    ...(tenant.headedBy ? { headedBy: tenant.headedBy } : {}),
    ...(tenant.seat === null ? {} : { seat: tenant.seat }),
    ...(tenant.contactPhone === null ? {} : { contactPhone: tenant.contactPhone }),
    registerEntry: tenant.registerEntry,
    taxNumber: tenant.taxNumber,
    bankName: tenant.bankName,
    iban: tenant.iban,
    bic: tenant.bic,
    creditorId: tenant.creditorId,
    ...electronic(tenant.electronicAddress, tenant.electronicAddressScheme),
    ...(tenant.gln === null ? {} : { gln: tenant.gln }),
    ...(tenant.isSmallBusiness ? { isSmallBusiness: true } : {}),
    ...(tenant.isTaxedWhenPaid ? { isTaxedWhenPaid: true } : {}),
  }
}

export function asBuyer(customer: Customer): BuyerView {
  return {
    name: customer.name,
    contactName: customer.contactName,
    street: customer.street,
    addressExtra: customer.addressExtra,
    postalCode: customer.postalCode,
    city: customer.city,
    country: customer.country,
    email: customer.email,
    phone: customer.phone,
    vatId: customer.vatId,
    ...(customer.registerNumber ? { registerNumber: customer.registerNumber } : {}),
    ...(customer.supplierNumber === null ? {} : { supplierNumber: customer.supplierNumber }),
    ...electronic(customer.electronicAddress, customer.electronicAddressScheme),
  }
}

/** An address is useless without its scheme. */
function electronic(value: string | null, scheme: string | null) {
  return value === null || scheme === null ? {} : { electronicAddress: { scheme, value } }
}
