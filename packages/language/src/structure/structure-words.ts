const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words for a class or a number of things that are no part of a name: `the User class`, `a collection of Orders`. */
export const genericNouns = words(
  `class component entity object instance module structure design concept type kind sort category collection list set
  group table record model element construct abstraction feature service-class number variety range array sequence series part pair`,
);

/** Adjectives that tell nothing of what a thing is. */
export const plainAdjectives = words(
  `unique new personal own specific individual particular corresponding associated relevant detailed additional different
  various single separate certain related existing available current given base main core key overall entire whole basic
  registered authenticated authorised authorized valid custom customised customized uploaded multiple several many other
  further similar important necessary required optional real-time upcoming past future previous next last first assigned selected
  extended immediate corresponding sufficient enrolled scheduled generated stored saved recent duplicate appropriate clear secure automated automatic daily weekly monthly
  their its his her our your same`,
);

/**
 * Nouns that name a fact about a thing rather than a thing: the last word of an attribute. Words that are as often things
 * (`address`, `category`) count only where nothing else in the text speaks for a thing.
 */
export const attributeHeads = words(
  `name title id identifier number no code date time datetime timestamp email e-mail phone telephone fax mobile price cost amount
  total subtotal balance quantity count status state type description text body content summary label url uri link path
  address street city country zip postcode zipcode postal region latitude longitude age gender sex dob birthday birthdate
  password username login nickname role grade score rating rank level priority weight height width length size depth volume radius diameter
  capacity colour color format duration deadline year month day hour isbn issn sku salary wage rate percentage tax discount
  currency iban bic version language genre brand make model mileage flag value unit limit threshold frequency subject topic
  specialty speciality specialisation specialization qualification position nationality bio biography interest interests
  information info details detail key token hash notes remark remarks reason result message expiry expiration start end
  bedrooms floor stock barcode vin plate credential credentials surname firstname lastname initials location photo picture
  image avatar icon contact preferences specialties skills keywords tags metadata timezone mode method theme credit credits qty amt nr addr tel vat sum`,
);

/** Heads of attributes that are things of their own where a text counts them: `a house has exactly one address`. */
export const thingsToo = words(
  'address contact location role unit version position qualification picture photo image subject topic skill tag credential',
);

/** Nouns that only carry a phrase: `for auditing purposes`, `in real time`. */
export const vagueNouns = words(
  `purpose way manner basis case need access ability use fact example addition functionality convenience ease efficiency accuracy
  consistency viewing reference behalf format possibility capability interaction performance real-time compliance moment point beginning end least most`,
);

/** Verbs that say after `to` what something is good for: `comment on tasks to foster discussion` relates nobody to a discussion. */
export const purposeVerbs = words(
  'facilitate ensure guarantee improve enhance foster promote enable streamline simplify increase reduce avoid prevent achieve',
);

/** Words that name the system as a whole: what a requirement says of it is said of no class. */
export const systemWords = words(
  'system platform application app software website site solution program tool portal service interface ui backend frontend',
);

/** A first word that makes a member in camel case an operation: `getName`, `isValid`. */
export const operationWords = words(
  `get set is has can add remove create delete update edit find search list show display print calculate compute validate verify
  check send receive login logout register save load read write open close start stop pause resume run execute process
  apply approve reject cancel confirm submit assign unassign book borrow return pay refund notify track generate export import
  upload download log sign sync handle fetch store retrieve manage view select connect disconnect play render draw move rotate
  translate scale undo redo schedule reschedule analyse analyze detect predict classify train evaluate filter sort convert
  parse format encrypt decrypt authenticate authorize authorise reset change modify enable disable configure customize
  customise subscribe unsubscribe publish share post comment like rate review answer ask invite join leave enroll enrol
  drop mark record monitor alert backup restore merge switch clone push pull stage commit resolve identify attempt perform
  provide place withdraw deposit transfer reserve release lock unlock allocate request respond track activate deactivate
  increase decrease increment decrement toggle capture scan count match recommend collect clear flush to from on init build`,
);
