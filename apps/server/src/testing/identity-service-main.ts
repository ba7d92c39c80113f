/** Runs the sign-in service of the tests as a program, for browsers: the person as JSON comes in, the issuer goes out. */
import { startIdentityService } from './identity-service.ts';

const service = await startIdentityService();
service.person = JSON.parse(process.argv[2] ?? '{}');
console.log(service.issuer);
