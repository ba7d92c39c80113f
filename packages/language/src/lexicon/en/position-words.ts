const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say what somebody is in an organisation. */
export const titleNouns = set(`
ceo cto cfo coo cmo cpo cso cio chro ciso md gm vp svp evp pm po sm director manager head chief lead leader officer president owner founder
partner chair chairman chairwoman chairperson deputy boss supervisor foreman captain coach engineer dev developer designer analyst assistant
secretary accountant nurse doctor physician coordinator specialist technician operator buyer architect scientist recruiter consultant
administrator intern apprentice trainee principal rector dean teacher curator conductor editor treasurer mayor minister registrar matron chef
cook waiter baker clerk cashier driver mechanic planner controller auditor counsel secretary superintendent commissioner inspector sergeant
steward rep representative sponsor executive associate tester qa agent librarian pastor bishop vicar bursar headteacher headmaster headmistress warden churchwarden receptionist porter housekeeper postdoc producer caretaker guard keeper trainer vet veterinarian bookkeeper adviser advisor dispatcher`);

/** Words that open a name: `Dr. Sato`. */
export const personTitles = set('dr mr mrs ms miss prof professor sir madam rev fr');

/** What positions and units are about: a capital does not make a person of them. */
export const fieldNouns = set(`
sales marketing finance engineering operations ops product legal hr it research production logistics support procurement purchasing quality design
data platform infrastructure infra security development dev growth content media communications people culture training education maintenance
facilities planning strategy accounting controlling treasury compliance risk audit service services customer customers success delivery warehouse
backend frontend mobile web cloud analytics brand digital retail wholesale export import surgery pediatrics emergency nursing radiology
north south east west central region europe america asia africa emea apac kitchen bar floor front back house office field inside outside early late
night day shift group team squad unit department division board committee events programs fundraising publishing events building equipment
technology science arts music sports law physics chemistry biology mathematics history medicine clinical internal external general public`);

/** Plain words for those who work for somebody: a count of them gives no name. */
export const memberNouns = set(
  'report reports people person persons staff member members employee employees direct directs',
);

/** What is said of somebody who was just named: a comma before it ends the name. */
export const rankVerbs = set('leads runs heads manages has oversees supervises reports answers is');

/** Small words within names of people. */
export const nameParticles = set('van von de der la');

/** How words for people end. */
export const jobEnding = /(?:man|woman|person|keeper|master|mistress|maker|carer|worker|ist|smith|hand)$/;

/** Where a post stands beside the line, behind its name: `a secretary as staff position`. */
export const asStaff = /\s+(?:as|in)\s+(?:an?\s+)?staff\s+(?:position|post|role|function|unit|member)$/i;

/** Posts of which each is told by one word between slashes: `shift leads early/late/night`, and what several are in charge of: `heads of law, art`. */
export const slashedPosts = /^(?<kind>(?:\p{L}+\s+)*?\p{L}+s)\s+(?<list>[\p{L}\d]+(?:\/[\p{L}\d]+)+)$/u;
export const headsOf = /^(?:the\s+)?(?<kind>(?:\p{L}+\s+)*?\p{L}+s)\s+(?<joint>of|for)\s+(?<what>\p{L}+)$/u;
