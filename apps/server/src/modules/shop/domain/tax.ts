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
  return split(pricePaise, rule.percent, sharesOf(rule));
}

/** The tax inside another amount, by the shares of one that is known: what goes back was taxed as it was sold. */
export const taxAlike = (pricePaise: number, { parts }: Tax): Tax =>
  split(
    pricePaise,
    parts.reduce((total, { percent }) => total + percent, 0),
    parts,
  );

type Share = Pick<TaxPart, 'name' | 'percent'>;

function split(pricePaise: number, whole: number, shares: readonly Share[]): Tax {
  const parts = shares.map(({ name, percent }) => ({
    name,
    percent,
    paise: Math.round((pricePaise * percent) / (100 + whole)),
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
function sharesOf({ percent, sellerState, buyerState }: TaxRule): Share[] {
  if (percent === 0) return [];
  if (buyerState === null) return [{ name: 'GST', percent }];
  if (buyerState !== sellerState) return [{ name: 'IGST', percent }];
  return [
    { name: 'CGST', percent: percent / 2 },
    { name: 'SGST', percent: percent / 2 },
  ];
}

const sum = (parts: readonly TaxPart[]) => parts.reduce((total, { paise }) => total + paise, 0);
