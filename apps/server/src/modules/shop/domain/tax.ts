export interface TaxPart {
  name: 'CGST' | 'SGST' | 'IGST' | 'GST';
  /** May end in .5: half of an odd rate. */
  percent: number;
  paise: number;
}

export interface Tax {
  taxablePaise: number;
  parts: TaxPart[];
}

export interface TaxRule {
  percent: number;
  sellerState: string;
  /** Null: not known. */
  buyerState: string | null;
}

/** The tax inside a price, to the nearest paisa. What is taxed and the parts add up to the price exactly. */
export function taxInside(pricePaise: number, rule: TaxRule): Tax {
  const shares = sharesOf(rule);
  const parts = shares.map(({ name, percent }) => ({
    name,
    percent,
    paise: Math.round((pricePaise * percent) / (100 + rule.percent)),
  }));
  return { taxablePaise: pricePaise - sum(parts), parts };
}

/** Of several lines taxed by one rule. */
export function addTaxes(taxes: readonly Tax[]): Tax {
  const [first] = taxes;
  const parts = (first?.parts ?? []).map((part, index) => ({
    name: part.name,
    percent: part.percent,
    paise: taxes.reduce((total, tax) => total + (tax.parts[index]?.paise ?? 0), 0),
  }));
  return { taxablePaise: taxes.reduce((total, tax) => total + tax.taxablePaise, 0), parts };
}

/** Inside one state half goes to it and half to the union, in equal amounts. */
function sharesOf({ percent, sellerState, buyerState }: TaxRule): Pick<TaxPart, 'name' | 'percent'>[] {
  if (percent === 0) return [];
  if (buyerState === null) return [{ name: 'GST', percent }];
  if (buyerState !== sellerState) return [{ name: 'IGST', percent }];
  return [
    { name: 'CGST', percent: percent / 2 },
    { name: 'SGST', percent: percent / 2 },
  ];
}

const sum = (parts: readonly TaxPart[]) => parts.reduce((total, { paise }) => total + paise, 0);
