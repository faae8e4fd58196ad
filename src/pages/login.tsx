import { graphql, type PageProps } from "gatsby";
import { Link } from "../components/link";
import { LoginForm } from "../features/login/login-form";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function LoginPage({ data }: PageProps<Queries.LoginPageQuery>) {
  const { seo, title, text, hint, ...form } = required(data.loginPage, "login.json");
  const { company } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/login" noindex />
      <section className="bg-mist py-14 md:py-24">
        <div className="mx-auto w-full max-w-[30rem] px-5">
          <div className="border-t-4 border-signal bg-white p-6 sm:p-10">
            <h1 className="text-heading">{title}</h1>
            <p className="mt-3 mb-8 text-slate">{text}</p>
            <LoginForm {...form} support={company.email} />
          </div>
          <p className="mt-6 text-center">
            <Link {...hint} className="text-lake link-underlined" />
          </p>
        </div>
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
      email
      password
      submit
      unavailable { title text }
      hint { ...LinkFields }
    }
    siteSettings {
      company { email }
    }
  }
`;
