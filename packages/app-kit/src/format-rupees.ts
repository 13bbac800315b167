const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '₹1,02,600', and '₹1,02,600.50' only where there are paise: what is shown is what is charged. */
export const formatRupees = (paise: number): string =>
  `₹${(paise % 100 === 0 ? whole : withPaise).format(paise / 100)}`;
