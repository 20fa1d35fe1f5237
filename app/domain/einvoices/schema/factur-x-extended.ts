/**
 * Derived by tests/einvoice-tables.ts, a line an element of the standard, however many those are; schema.ts says how it is read.
 *
 * Factur-X 1.09 / ZUGFeRD 2.5, profile EXTENDED (FNFE-MPE, FeRD), a part of UN/CEFACT Cross Industry Invoice.
 * Copyright (C) UN/CEFACT. All Rights Reserved.
 *
 * This document and translations of it may be copied and furnished to others, and derivative works that comment on or otherwise
 * explain it or assist in its implementation may be prepared, copied, published and distributed, in whole or in part, without
 * restriction of any kind, provided that the above copyright notice and this paragraph are included on all such copies and
 * derivative works.
 */
export const FACTUR_X_EXTENDED = `
@qdt
FormattedDateTime DateTimeString:DateString
@ram
AdvancePayment PaidAmount:Amount FormattedReceivedDateTime:FormattedDateTime? IncludedTradeTax:TradeTax+
  InvoiceSpecifiedReferencedDocument:ReferencedDocument?
CreditorFinancialAccount IBANID:ID? AccountName:Text? ProprietaryID:ID?
CreditorFinancialInstitution BICID:ID
DebtorFinancialAccount IBANID:ID AccountName:Text?
DebtorFinancialInstitution BICID:ID?
DocumentContextParameter ID
DocumentLineDocument LineID:ID ParentLineID:ID? LineStatusCode:Text? LineStatusReasonCode:Code?
  IncludedNote:Note*
ExchangedDocument ID Name:Text? TypeCode:Text IssueDateTime:DateTime CopyIndicator:Indicator? LanguageID:ID?
  IncludedNote:Note* EffectiveSpecifiedPeriod:SpecifiedPeriod?
ExchangedDocumentContext TestIndicator:Indicator?
  BusinessProcessSpecifiedDocumentContextParameter:DocumentContextParameter?
  GuidelineSpecifiedDocumentContextParameter:DocumentContextParameter
FinancialAdjustment Reason:Text ActualAmount:Amount
HeaderTradeAgreement BuyerReference:Text? SellerTradeParty:TradeParty BuyerTradeParty:TradeParty
  SalesAgentTradeParty:TradeParty? BuyerTaxRepresentativeTradeParty:TradeParty?
  SellerTaxRepresentativeTradeParty:TradeParty? ProductEndUserTradeParty:TradeParty?
  ApplicableTradeDeliveryTerms:TradeDeliveryTerms? SellerOrderReferencedDocument:ReferencedDocument?
  BuyerOrderReferencedDocument:ReferencedDocument? QuotationReferencedDocument:ReferencedDocument?
  ContractReferencedDocument:ReferencedDocument? AdditionalReferencedDocument:ReferencedDocument*
  BuyerAgentTradeParty:TradeParty? SpecifiedProcuringProject:ProcuringProject?
  UltimateCustomerOrderReferencedDocument:ReferencedDocument*
HeaderTradeDelivery RelatedSupplyChainConsignment:SupplyChainConsignment? ShipToTradeParty:TradeParty?
  UltimateShipToTradeParty:TradeParty? ShipFromTradeParty:TradeParty?
  ActualDeliverySupplyChainEvent:SupplyChainEvent? DespatchAdviceReferencedDocument:ReferencedDocument?
  ReceivingAdviceReferencedDocument:ReferencedDocument? DeliveryNoteReferencedDocument:ReferencedDocument?
HeaderTradeSettlement CreditorReferenceID:ID? PaymentReference:Text? TaxCurrencyCode:Text?
  InvoiceCurrencyCode:Text InvoiceIssuerReference:Text? InvoicerTradeParty:TradeParty?
  InvoiceeTradeParty:TradeParty? PayeeTradeParty:TradeParty? PayerTradeParty:TradeParty?
  TaxApplicableTradeCurrencyExchange:TradeCurrencyExchange?
  SpecifiedTradeSettlementPaymentMeans:TradeSettlementPaymentMeans* ApplicableTradeTax:TradeTax+
  BillingSpecifiedPeriod:SpecifiedPeriod? SpecifiedTradeAllowanceCharge:TradeAllowanceCharge*
  SpecifiedLogisticsServiceCharge:LogisticsServiceCharge* SpecifiedTradePaymentTerms:TradePaymentTerms*
  SpecifiedTradeSettlementHeaderMonetarySummation:TradeSettlementHeaderMonetarySummation
  SpecifiedFinancialAdjustment:FinancialAdjustment* InvoiceReferencedDocument:ReferencedDocument*
  ReceivableSpecifiedTradeAccountingAccount:TradeAccountingAccount* SpecifiedAdvancePayment:AdvancePayment*
LegalOrganization ID? TradingBusinessName:Text? PostalTradeAddress:TradeAddress?
LineTradeAgreement ApplicableTradeDeliveryTerms:TradeDeliveryTerms?
  SellerOrderReferencedDocument:ReferencedDocument? BuyerOrderReferencedDocument:ReferencedDocument?
  QuotationReferencedDocument:ReferencedDocument? ContractReferencedDocument:ReferencedDocument?
  AdditionalReferencedDocument:ReferencedDocument* GrossPriceProductTradePrice:TradePrice?
  NetPriceProductTradePrice:TradePrice? ItemSellerTradeParty:TradeParty?
  UltimateCustomerOrderReferencedDocument:ReferencedDocument*
LineTradeDelivery BilledQuantity:Measure? ChargeFreeQuantity:Measure? PackageQuantity:Measure?
  PerPackageUnitQuantity:Measure? ShipToTradeParty:TradeParty? UltimateShipToTradeParty:TradeParty?
  ActualDeliverySupplyChainEvent:SupplyChainEvent? DespatchAdviceReferencedDocument:ReferencedDocument?
  ReceivingAdviceReferencedDocument:ReferencedDocument? DeliveryNoteReferencedDocument:ReferencedDocument?
LineTradeSettlement ApplicableTradeTax:TradeTax* BillingSpecifiedPeriod:SpecifiedPeriod?
  SpecifiedTradeAllowanceCharge:TradeAllowanceCharge*
  SpecifiedTradeSettlementLineMonetarySummation:TradeSettlementLineMonetarySummation?
  InvoiceReferencedDocument:ReferencedDocument? AdditionalReferencedDocument:ReferencedDocument*
  ReceivableSpecifiedTradeAccountingAccount:TradeAccountingAccount*
LogisticsServiceCharge Description:Text AppliedAmount:Amount AppliedTradeTax:TradeTax+
LogisticsTransportMovement ModeCode:Text
Note ContentCode:Code? Content:Text? SubjectCode:Code?
ProcuringProject ID Name:Text
ProductCharacteristic TypeCode:Code? Description:Text? ValueMeasure:Measure? Value:Text?
ProductClassification ClassCode:Code? ClassName:Text?
ReferencedDocument IssuerAssignedID:ID? URIID:ID? LineID:ID? TypeCode:Text? Name:Text?
  AttachmentBinaryObject:BinaryObject? ReferenceTypeCode:Text? FormattedIssueDateTime:FormattedDateTime?
ReferencedProduct ID? GlobalID:ID* SellerAssignedID:ID? BuyerAssignedID:ID? IndustryAssignedID:ID? Name:Text
  Description:Text? UnitQuantity:Measure?
SpecifiedPeriod Description:Text? StartDateTime:DateTime? EndDateTime:DateTime? CompleteDateTime:DateTime?
SupplyChainConsignment SpecifiedLogisticsTransportMovement:LogisticsTransportMovement*
SupplyChainEvent OccurrenceDateTime:DateTime
SupplyChainTradeLineItem AssociatedDocumentLineDocument:DocumentLineDocument
  SpecifiedTradeProduct:TradeProduct SpecifiedLineTradeAgreement:LineTradeAgreement?
  SpecifiedLineTradeDelivery:LineTradeDelivery? SpecifiedLineTradeSettlement:LineTradeSettlement
SupplyChainTradeTransaction IncludedSupplyChainTradeLineItem:SupplyChainTradeLineItem+
  ApplicableHeaderTradeAgreement:HeaderTradeAgreement ApplicableHeaderTradeDelivery:HeaderTradeDelivery
  ApplicableHeaderTradeSettlement:HeaderTradeSettlement
TaxRegistration ID
TradeAccountingAccount ID TypeCode:Text?
TradeAddress PostcodeCode:Code? LineOne:Text? LineTwo:Text? LineThree:Text? CityName:Text? CountryID:Text
  CountrySubDivisionName:Text?
TradeAllowanceCharge ChargeIndicator:Indicator SequenceNumeric:Rate? CalculationPercent:Rate?
  BasisAmount:Amount? BasisQuantity:Measure? ActualAmount:Amount ReasonCode:AllowanceChargeReasonCode?
  Reason:Text? CategoryTradeTax:TradeTax?
TradeContact PersonName:Text? DepartmentName:Text? TypeCode:Text?
  TelephoneUniversalCommunication:UniversalCommunication? FaxUniversalCommunication:UniversalCommunication?
  EmailURIUniversalCommunication:UniversalCommunication?
TradeCountry ID:Text
TradeCurrencyExchange SourceCurrencyCode:Text TargetCurrencyCode:Text ConversionRate:Rate
  ConversionRateDateTime:DateTime?
TradeDeliveryTerms DeliveryTypeCode:Text RelevantTradeLocation:TradeLocation?
TradeLocation CountryID:Text? Name:Text?
TradeParty ID* GlobalID:ID* Name:Text? RoleCode:Text? Description:Text?
  SpecifiedLegalOrganization:LegalOrganization? DefinedTradeContact:TradeContact*
  PostalTradeAddress:TradeAddress? URIUniversalCommunication:UniversalCommunication?
  SpecifiedTaxRegistration:TaxRegistration{0,2}
TradePaymentDiscountTerms BasisDateTime:DateTime? BasisPeriodMeasure:Measure? BasisAmount:Amount?
  CalculationPercent:Rate? ActualDiscountAmount:Amount?
TradePaymentPenaltyTerms BasisDateTime:DateTime? BasisPeriodMeasure:Measure? BasisAmount:Amount?
  CalculationPercent:Rate? ActualPenaltyAmount:Amount?
TradePaymentTerms Description:Text? DueDateDateTime:DateTime? DirectDebitMandateID:ID?
  PartialPaymentAmount:Amount? ApplicableTradePaymentPenaltyTerms:TradePaymentPenaltyTerms?
  ApplicableTradePaymentDiscountTerms:TradePaymentDiscountTerms? PayeeTradeParty:TradeParty?
TradePrice ChargeAmount:Amount BasisQuantity:Measure? AppliedTradeAllowanceCharge:TradeAllowanceCharge*
  IncludedTradeTax:TradeTax?
TradeProduct ID? GlobalID:ID? SellerAssignedID:ID? BuyerAssignedID:ID? IndustryAssignedID:ID? ModelID:ID?
  Name:Text Description:Text? BatchID:ID* BrandName:Text? ModelName:Text?
  ApplicableProductCharacteristic:ProductCharacteristic*
  DesignatedProductClassification:ProductClassification* IndividualTradeProductInstance:TradeProductInstance*
  OriginTradeCountry:TradeCountry? ManufacturerTradeParty:TradeParty?
  IncludedReferencedProduct:ReferencedProduct*
TradeProductInstance BatchID:ID? SupplierAssignedSerialID:ID?
TradeSettlementFinancialCard ID CardholderName:Text?
TradeSettlementHeaderMonetarySummation LineTotalAmount:Amount ChargeTotalAmount:Amount?
  AllowanceTotalAmount:Amount? TaxBasisTotalAmount:Amount TaxTotalAmount:Amount{0,2} RoundingAmount:Amount?
  GrandTotalAmount:Amount TotalPrepaidAmount:Amount? DuePayableAmount:Amount
TradeSettlementLineMonetarySummation LineTotalAmount:Amount? ChargeTotalAmount:Amount?
  AllowanceTotalAmount:Amount? TaxTotalAmount:Amount{0,2} GrandTotalAmount:Amount?
  TotalAllowanceChargeAmount:Amount?
TradeSettlementPaymentMeans TypeCode:Text Information:Text?
  ApplicableTradeSettlementFinancialCard:TradeSettlementFinancialCard?
  PayerPartyDebtorFinancialAccount:DebtorFinancialAccount?
  PayeePartyCreditorFinancialAccount:CreditorFinancialAccount?
  PayerSpecifiedDebtorFinancialInstitution:DebtorFinancialInstitution?
  PayeeSpecifiedCreditorFinancialInstitution:CreditorFinancialInstitution?
TradeTax CalculatedAmount:Amount? TypeCode:Text? ExemptionReason:Text? BasisAmount:Amount?
  LineTotalBasisAmount:Amount? AllowanceChargeBasisAmount:Amount? CategoryCode:Text? ExemptionReasonCode:Code?
  TaxPointDate:Date? DueDateTypeCode:Text? RateApplicablePercent:Rate?
UniversalCommunication URIID:ID? CompleteNumber:Text?
@rsm
CrossIndustryInvoice ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction
@udt
Date DateString|
DateTime DateTimeString:DateString|
Indicator Indicator:boolean|
# AllowanceChargeReasonCode text listID
# Amount decimal currencyID
# BinaryObject text mimeCode! filename!
# Code text listID listVersionID
# DateString text format!
# ID text schemeID
# Measure decimal unitCode
# Rate decimal
# Text text
# boolean boolean
`
