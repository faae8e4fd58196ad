import { graphql, type PageProps } from "gatsby";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { LoginForm } from "../features/login/login-form";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";

const BARRIER =
  "bg-[repeating-linear-gradient(-55deg,var(--color-brick)_0_1.75rem,var(--color-paper)_calc(1.75rem+1px)_calc(3.5rem-1px),var(--color-brick)_3.5rem)] print:hidden";

export default function LoginPage({ data }: PageProps<Queries.LoginPageQuery>) {
  const { seo, title, text, phone, hint, picture, ...form } = required(data.loginPage, "login.json");
  const { company } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/login" noindex />
      <section className="bg-mist md:grid md:min-h-[min(50vw,100svh-4rem)] md:grid-cols-2">
        <div className="px-5 pb-10 sm:py-12 sm:max-md:px-8 md:self-center md:px-8 lg:py-16 lg:pr-14 lg:pl-[max(2rem,50vw-36.5rem)]">
          <div className="mx-auto max-w-[32.5rem] md:mx-0">
            {/* The striped bar that also lies across the harbour in the picture: closed. */}
            <div aria-hidden="true" className={`h-3.5 max-sm:-mx-5 max-sm:h-12 ${BARRIER}`} />
            <div className="bg-white p-6 max-sm:-mx-5 max-sm:px-5 sm:max-md:p-10 lg:p-10">
              <h1 className="text-heading">{title}</h1>
              <p className="mt-3 mb-8 text-slate">
                {text} <Link {...phone} className="inline-block text-lake link-underlined" />
              </p>
              <LoginForm {...form} support={company.email} />
            </div>
            <p className="mt-6">
              <Link {...hint} className="text-lake link-underlined" />
            </p>
          </div>
        </div>
        <Picture
          picture={toPicture(picture)}
          sizes="(min-width: 48rem) 58vw, 100vw"
          className="aspect-[8/7] h-auto w-full object-cover object-[50%_94%] md:aspect-auto md:h-0 md:min-h-full"
        />
      </section>
    </>
  );
}

export const query = graphql`
  query LoginPage {
    loginPage {
      seo { ...SeoFields }
      title
      text
      phone { ...LinkFields }
      errors { email password }
      email
      password
      submit
      unavailable { title text }
      hint { ...LinkFields }
      picture { ...HalfPicture }
    }
    siteSettings {
      company { email }
    }
  }
`;
