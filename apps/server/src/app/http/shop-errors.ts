/** Refusals of the store: cart, coupons, payment, refunds. */
export const shopErrors = {
  store_off: { status: 403, en: 'Nothing is sold here.', hi: 'यहाँ कुछ नहीं बेचा जाता।' },
  cart_empty: { status: 422, en: 'Your cart is empty.', hi: 'आपका कार्ट खाली है।' },
  cart_full: {
    status: 422,
    en: 'The cart is full. Please buy what is in it first.',
    hi: 'कार्ट भर गया है। कृपया पहले इसमें रखी चीज़ें खरीदें।',
  },
  price_changed: {
    status: 409,
    en: 'The price has changed. Please look at the new total.',
    hi: 'कीमत बदल गई है। कृपया नया कुल देखें।',
  },
  payment_pending: {
    status: 409,
    en: 'We are confirming your payment. Please do not pay again.',
    hi: 'हम आपके भुगतान की पुष्टि कर रहे हैं। कृपया दोबारा भुगतान न करें।',
  },
  already_paid: {
    status: 409,
    en: 'This has been paid for already. Your courses are open.',
    hi: 'इसका भुगतान पहले ही हो चुका है। आपके कोर्स खुल गए हैं।',
  },
  payment_unavailable: {
    status: 503,
    en: 'Unable to initiate transaction',
    hi: 'भुगतान शुरू नहीं हो सका',
  },
  approval_required: {
    status: 403,
    en: 'A parent has to allow this purchase first.',
    hi: 'पहले माता-पिता की अनुमति चाहिए।',
  },
  no_guardian: {
    status: 422,
    en: 'No parent is linked to this account. Please ask your school.',
    hi: 'इस खाते से कोई अभिभावक नहीं जुड़ा है। कृपया अपने स्कूल से पूछें।',
  },
  ticket_invalid: {
    status: 422,
    en: 'This link has been used or is too old. Please go back and try again.',
    hi: 'यह लिंक इस्तेमाल हो चुका है या पुराना है। कृपया वापस जाकर फिर कोशिश करें।',
  },
  exam_too_young: {
    status: 422,
    en: 'Exam courses are for students of 16 and above. Please check the date of birth.',
    hi: 'परीक्षा के कोर्स 16 साल और उससे बड़े विद्यार्थियों के लिए हैं। कृपया जन्म तिथि जाँचें।',
  },
  coupon_invalid: {
    status: 422,
    en: 'This coupon is not valid. Please check the code.',
    hi: 'यह कूपन मान्य नहीं है। कृपया कोड जाँचें।',
  },
  coupon_expired: { status: 422, en: 'This coupon has expired.', hi: 'इस कूपन की तारीख निकल चुकी है।' },
  coupon_used_up: {
    status: 422,
    en: 'This coupon has been used already.',
    hi: 'यह कूपन पहले ही इस्तेमाल हो चुका है।',
  },
  coupon_min_total: {
    status: 422,
    en: 'This coupon is for a larger order.',
    hi: 'यह कूपन इससे बड़ी खरीद के लिए है।',
  },
  coupon_not_for_cart: {
    status: 422,
    en: 'This coupon is not for the courses in your cart.',
    hi: 'यह कूपन आपके कार्ट के कोर्स के लिए नहीं है।',
  },
  product_slug_taken: {
    status: 422,
    en: 'Another product has this short name.',
    hi: 'इस छोटे नाम का एक और उत्पाद है।',
  },
  product_too_dear: {
    status: 422,
    en: 'A product costs ₹10,00,000 at most.',
    hi: 'किसी उत्पाद का मूल्य अधिकतम ₹10,00,000 हो सकता है।',
  },
  coupon_code_taken: {
    status: 422,
    en: 'Another coupon has this code.',
    hi: 'इस कोड का एक और कूपन है।',
  },
  coupon_limit_too_low: {
    status: 422,
    en: 'More of this coupon have been used than that.',
    hi: 'यह कूपन इससे अधिक बार इस्तेमाल हो चुका है।',
  },
  refund_not_possible: {
    status: 409,
    en: 'The money of this course cannot be asked back, or has been already.',
    hi: 'इस कोर्स का पैसा वापस नहीं माँगा जा सकता, या पहले ही माँगा जा चुका है।',
  },
  refund_decided: {
    status: 409,
    en: 'This refund has been decided already.',
    hi: 'इस रिफ़ंड पर फ़ैसला हो चुका है।',
  },
  refund_owed: {
    status: 409,
    en: 'This money was paid twice or by mistake and has to go back.',
    hi: 'यह पैसा दो बार या गलती से आया है, इसे लौटाना ही होगा।',
  },
  refund_note_missing: {
    status: 422,
    en: 'Please write why the refund is refused. The family will read it.',
    hi: 'कृपया लिखें कि रिफ़ंड क्यों नहीं दिया जा रहा। परिवार इसे पढ़ेगा।',
  },
  refund_amount_out_of_range: {
    status: 422,
    en: 'This is not an amount that can be given back here.',
    hi: 'यहाँ इतनी रकम नहीं लौटाई जा सकती।',
  },
} as const;
